import { createHash } from 'node:crypto';
import { partMark, partRadix } from '@/lib/start/page-parts';
import { readRows, writeRows } from './flight-rows';

/** A row that is shorter costs more to refer to than it weighs, once it is compressed. */
const leastLength = 60;
/** What fewer pages have, one in so many, is not worth everyone's fetching it. */
const leastShare = 33;

/** Finds what pages have in common in their data. */
export interface RowSharer {
  /** Hears of the data of all pages first. */
  count: (data: string) => void;
  /** @returns the data with marks for what many pages have; see `lib/start/page-parts.ts` */
  share: (data: string) => string;
  /** What the marks stand for, by number, as soon as it has been found in some page. */
  parts: readonly string[];
}

/**
 * Each page says anew what all of them have: head, lists of links, foot. With a file for what is in many,
 * a navigation brings only what is the page's own.
 */
export function createRowSharer(): RowSharer {
  const counts = new Map<string, number>();
  const numbers = new Map<string, number>();
  const parts: string[] = [];
  let pages = 0;
  // Of most rows there is one: what stands for them is kept, not they.
  const nameOf = (row: string) => createHash('sha256').update(row).digest('base64');
  const rowsOf = (data: string) => readRows(data).map((row) => writeRows([row]));

  return {
    parts,
    count: (data) => {
      pages++;
      for (const name of new Set(rowsOf(data).map(nameOf))) {
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    },
    share: (data) => {
      if (data.includes(partMark)) throw new Error("A page's data hold the mark of shared parts.");
      const marked = rowsOf(data).map((row) => {
        const name = nameOf(row);
        const isShared = (counts.get(name) ?? 0) > Math.max(1, pages / leastShare);
        // The first row tells the build, by which the parts are found.
        if (!isShared || row.length < leastLength || row.startsWith('0:')) return row;
        const number = numbers.get(name) ?? parts.push(row) - 1;
        numbers.set(name, number);
        return partMark + number.toString(partRadix) + partMark;
      });
      return marked.join('');
    },
  };
}
