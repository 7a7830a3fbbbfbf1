import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a packet, and of the headers of our answers as Chromium counts them. */
const [packet, headers] = [1460, 304];

/** Bytes of an answer's body that a server sends at once, before it waits to hear that they have come. */
export const firstAnswer = 10 * packet - headers;

/** Bytes that have come after one such round, and after two: it dares twice as much then. */
const rounds = [firstAnswer, 30 * packet - headers];

/** Bytes of a text in brotli, as well as it can be done. */
export const sentSize = (text: string, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;

/** What the best compression leaves of the quick one, at the least; that takes a thirtieth of its time. */
const leastLeft = 0.8;

/** Whether a text, compressed as well as it can be, has no more bytes than these. */
function fits(text: string, most: number): boolean {
  const quick = sentSize(text, 5);
  if (quick <= most) return true;
  return quick * leastLeft <= most && sentSize(text) <= most;
}

/** Whether a page that gets longer still comes in as many rounds as before, of the first two. */
export function comesAsSoon(longer: string, before: string): boolean {
  const most = rounds.find((bytes) => fits(before, bytes));
  return most !== undefined && fits(longer, most);
}
