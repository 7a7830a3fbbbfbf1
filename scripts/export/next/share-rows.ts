import { partMark, partRadix } from '@/lib/browser/network/page-parts';

/** Minimum lengths. For shorter texts, a mark would be larger after compression. */
const minLength = { line: 60, piece: 40 };
/** A part is shared only if at least one in so many pages has it, because every visitor loads it. */
const minShare = { line: 33, piece: 12 };
/** Splits lines into pieces at elements of React and of HTML. */
const pieceStart = /(?=<)|(?=\["\$")/;
/** Start of the build id in the first row, which is needed to find the parts. */
const buildKey = '"b":"';

/** Finds and replaces what pages have in common in their data. */
export interface RowSharer {
  /** Call this for the data of all pages first. */
  count: (data: string) => void;
  /** Replaces shared parts by marks; see `lib/browser/network/page-parts.ts`. */
  share: (data: string) => string;
  /** The shared parts that `share` has replaced, by number. */
  parts: readonly string[];
}

/**
 * The data of each page repeat head, lists of links, footer and common elements. With these parts in a shared
 * file, a navigation loads only the page's own data.
 */
export function createRowSharer(): RowSharer {
  const counts = new Map<string, number>();
  const numbers = new Map<string, number>();
  const parts: string[] = [];
  let pages = 0;
  const canBeShared = (text: string, kind: keyof typeof minLength) =>
    text.length >= minLength[kind] && !text.includes(buildKey);
  const isShared = (text: string, kind: keyof typeof minLength) =>
    canBeShared(text, kind) && (counts.get(text) ?? 0) > Math.max(1, pages / minShare[kind]);
  const markOf = (text: string) => {
    const number = numbers.get(text) ?? parts.push(text) - 1;
    numbers.set(text, number);
    return partMark + number.toString(partRadix) + partMark;
  };
  const shareLine = (line: string) =>
    isShared(line, 'line')
      ? markOf(line)
      : line
          .split(pieceStart)
          .map((piece) => (isShared(piece, 'piece') ? markOf(piece) : piece))
          .join('');

  return {
    parts,
    count: (data) => {
      pages++;
      const lines = linesOf(data);
      const pieces = lines.flatMap((line) => line.split(pieceStart));
      const texts = [
        ...lines.filter((line) => canBeShared(line, 'line')),
        ...pieces.filter((piece) => canBeShared(piece, 'piece')),
      ];
      for (const text of new Set(texts)) counts.set(text, (counts.get(text) ?? 0) + 1);
    },
    share: (data) => {
      if (data.includes(partMark))
        throw new Error('The page data contain the delimiter of shared parts.');
      return linesOf(data).map(shareLine).join('');
    },
  };
}

/** Most rows are a line each. The length of a row does not matter: the rows are joined before they are parsed. */
const linesOf = (data: string) => data.split(/(?<=\n)/);
