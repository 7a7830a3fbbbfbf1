/** Returns the chunk at an index; undefined at the end. A failure comes after the chunks that arrived before it. */
export type Chunks = (at: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/**
 * Reads a source once, for any number of readers. Unlike `Response.clone()`, it loses no chunk when the source fails
 * before a reader has reached it.
 *
 * @param next reads the next chunk of the source
 */
export function replayable(next: () => ReturnType<Chunks>): Chunks {
  const chunks: ReturnType<Chunks>[] = [];
  const chunkAt: Chunks = (at) =>
    (chunks[at] ??= at === 0 ? next() : chunkAt(at - 1).then((last) => last && next()));
  return chunkAt;
}

/** Reads to the end: a body that nobody reads does not arrive. @throws what the source throws */
export async function drain(chunkAt: Chunks): Promise<void> {
  for (let at = 0; await chunkAt(at); at++);
}

/** A stream of all chunks, from the first. */
export function streamOf(chunkAt: Chunks): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull: async (controller) => {
      const chunk = await chunkAt(at++);
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
}
