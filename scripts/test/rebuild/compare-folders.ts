import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/scripts/shared/list-files';

/** The text around the first difference of two files. */
function firstDifference(a: Buffer, b: Buffer): string {
  const at = a.findIndex((byte, index) => byte !== b[index]);
  const place = at === -1 ? a.length : at;
  const excerpt = (bytes: Buffer) =>
    JSON.stringify(bytes.toString('latin1', Math.max(0, place - 40), place + 40));
  return `byte ${place}: ${excerpt(a)} and ${excerpt(b)}`;
}

/** Compares two folders byte for byte. Returns a line for each file that differs or is in one of them only. */
export function compareFolders(first: string, second: string): readonly string[] {
  const [inFirst, inSecond] = [new Set(listFiles(first)), new Set(listFiles(second))];
  return [...inFirst.union(inSecond)].sort().flatMap((file) => {
    if (!inSecond.has(file)) return [`${file}: only in ${first}`];
    if (!inFirst.has(file)) return [`${file}: only in ${second}`];
    const [a, b] = [readFileSync(join(first, file)), readFileSync(join(second, file))];
    return a.equals(b) ? [] : [`${file}: ${firstDifference(a, b)}`];
  });
}
