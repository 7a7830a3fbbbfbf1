import { createHash } from 'node:crypto';
import { partMark, partRadix } from '@/lib/browser/page/page-parts';
import { readRows, writeRows } from './flight-rows';

/** What is shorter costs more to refer to than it weighs, once it is compressed. */
const least = { row: 60, piece: 40 };
/** What fewer pages have, one in so many, is not worth everyone's fetching it. */
export const minShare = { row: 33, piece: 12 };
/** Where pieces of rows begin: at elements of React's and of HTML. */
const seams = /(?=<)|(?=\["\$")/;
/** How the first row tells the build, by which the parts are found. */
const build = '"b":"';

/** Finds what pages have in common in their data. */
export interface RowSharer {
  /** Hears of the data of all pages first. */
  count: (data: string) => void;
  /** @returns the data with marks for what many pages have; see `lib/browser/page/page-parts.ts` */
  share: (data: string) => string;
  /** What the marks stand for, by number, as soon as it has been found in some page. */
  parts: readonly string[];
}

/**
 * Each page says anew what all of them have: head, lists of links, foot, and in rows of its own the elements that
 * all are made of. With a file for what is in many, a navigation brings only what is the page's own.
 */
export function createRowSharer(): RowSharer {
  const counts = new Map<string, number>();
  const numbers = new Map<string, number>();
  const parts: string[] = [];
  let pages = 0;
  // Of most texts there is one: what stands for them is kept, not they.
  const nameOf = (text: string) => createHash('sha256').update(text).digest('base64');
  const canBeShared = (text: string, kind: keyof typeof least) =>
    text.length >= least[kind] && !text.includes(build);
  const isShared = (text: string, kind: keyof typeof least) =>
    canBeShared(text, kind) &&
    (counts.get(nameOf(text)) ?? 0) > Math.max(1, pages / minShare[kind]);
  const markOf = (text: string) => {
    const name = nameOf(text);
    const number = numbers.get(name) ?? parts.push(text) - 1;
    numbers.set(name, number);
    return partMark + number.toString(partRadix) + partMark;
  };
  const shareRow = (row: string) =>
    isShared(row, 'row')
      ? markOf(row)
      : row
          .split(seams)
          .map((piece) => (isShared(piece, 'piece') ? markOf(piece) : piece))
          .join('');

  return {
    parts,
    count: (data) => {
      pages++;
      const rows = rowsOf(data);
      const pieces = rows.flatMap((row) => row.split(seams));
      const texts = [
        ...rows.filter((row) => canBeShared(row, 'row')),
        ...pieces.filter((piece) => canBeShared(piece, 'piece')),
      ];
      for (const name of new Set(texts.map(nameOf))) counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    share: (data) => {
      if (data.includes(partMark)) throw new Error("A page's data hold the mark of shared parts.");
      return rowsOf(data).map(shareRow).join('');
    },
  };
}

const rowsOf = (data: string) => readRows(data).map((row) => writeRows([row]));
