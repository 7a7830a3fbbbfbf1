import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LiveManifest } from '@/lib/examples/schema';
import { median } from '@/scripts/bench/site/median';

interface Bytes {
  id: string;
  /**
   * Bytes of scripts that no other example loads, of scripts that others load too, and of pre-rendered HTML.
   */
  own: number;
  shared: number;
  html: number;
}

/** The target for the median size of an example's own script, in KB. It is printed, not enforced. */
const targetKilobytes = 8;

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/**
 * Weighs (gzip) what each example loads besides the runtime.
 *
 * @param served the served folder
 * @returns a table, the heaviest first, and the medians
 */
export function byteFigures(
  { examples, stages, base }: Pick<LiveManifest, 'examples' | 'stages' | 'base'>,
  served: string,
): string[] {
  const sizes = new Map<string, number>();
  const weigh = (url: string) => {
    const [path = ''] = url.split('?');
    const size = sizes.get(path) ?? gzipSync(readFileSync(join(served, path))).length;
    sizes.set(path, size);
    return size;
  };
  const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + weigh(url), 0);
  const uses = new Map<string, number>();
  for (const url of Object.values(examples).flat()) uses.set(url, (uses.get(url) ?? 0) + 1);
  const isOwn = (url: string) => uses.get(url) === 1;

  const rows: readonly Bytes[] = Object.entries(examples).map(([id, urls]) => ({
    id,
    own: sum(urls.filter(isOwn)),
    shared: sum(urls.filter((url) => !isOwn(url))),
    html: sum(stages[id] === undefined ? [] : [stages[id]]),
  }));
  const sorted = [...rows].sort((a, b) => b.own - a.own);
  const line = ({ id, own, shared, html }: Bytes) =>
    [own, shared, html].map((size) => kilobytes(size).padStart(8)).join('') + `  ${id}`;
  const middle = (size: (row: Bytes) => number) => median(rows.map(size)) ?? 0;
  const own = middle((row) => row.own);
  return [
    `Bytes of ${rows.length} examples (KB, gzip), besides the runtime of ${kilobytes(sum(base))}:`,
    `${'own'.padStart(8)}${'shared'.padStart(8)}${'html'.padStart(8)}`,
    ...sorted.map(line),
    `${kilobytes(own).padStart(8)}${kilobytes(middle((row) => row.shared)).padStart(8)}` +
      `${kilobytes(middle((row) => row.html)).padStart(8)}  in the median; own script: ${own > targetKilobytes * 1024 ? 'more than' : 'within'} ${targetKilobytes}`,
  ];
}
