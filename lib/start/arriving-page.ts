import { restMark } from './page-parts';

/** A page's data as they arrive. */
export interface ArrivingPage {
  /** What the page shows first. */
  first: string;
  /** What it shows later; empty when nothing follows. */
  rest: Promise<string>;
}

/**
 * Reads a page's data as far as the first part goes, and on.
 *
 * @throws when the network fails before the first part is there; `rest` when it fails after
 */
export async function readPage(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<ArrivingPage> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { first: text, rest: Promise.resolve('') };
    const at = value.indexOf(restMark);
    if (at < 0) text += value;
    else return { first: text + value.slice(0, at), rest: readOn(reader, value.slice(at + 1)) };
  }
}

async function readOn(reader: ReadableStreamDefaultReader<string>, begun: string): Promise<string> {
  let text = begun;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
}
