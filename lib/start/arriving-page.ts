import { restMark } from './page-parts';

/** A page's data as they arrive. */
export interface ArrivingPage {
  /** What the page shows first. */
  first: string;
  /** What it shows later; empty when nothing follows. */
  rest: Promise<string>;
}

/** Gives what has come, as text; nothing when all of it has. */
type Read = () => Promise<string | undefined>;

/**
 * Reads a page's data as far as the first part goes, and on.
 *
 * @throws when the network fails before the first part is there; `rest` when it fails after
 */
export async function readPage(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<ArrivingPage> {
  const read = textOf(body);
  let text = '';
  for (let value = await read(); value !== undefined; value = await read()) {
    const at = value.indexOf(restMark);
    if (at >= 0) {
      return { first: text + value.slice(0, at), rest: readOn(read, value.slice(at + 1)) };
    }
    text += value;
  }
  return { first: text, rest: Promise.resolve('') };
}

async function readOn(read: Read, begun: string): Promise<string> {
  let text = begun;
  for (let value = await read(); value !== undefined; value = await read()) text += value;
  return text;
}

/** By hand: a stream that decodes takes twice as long, and nothing is shown until then. */
function textOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): Read {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  return async () => {
    const { done, value } = await reader.read();
    return done ? undefined : decoder.decode(value, { stream: true });
  };
}
