import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allGuides } from '@/lib/catalogue/guides';
import { allItems } from '@/lib/catalogue/items';

const folder = 'e2e/keyboard';
const table = /keyTable\(\s*'([^']+)'/g;

/**
 * The number of rows in each table of keys that end-to-end tests walk through, by the path of the text. A test
 * fails when a row has no test, so that the rows need not be read twice.
 *
 * @throws when a test names a text that neither an item nor a guide has
 */
export function testedKeys(root = folder): ReadonlyMap<string, number> {
  const texts = new Set([...allItems(), ...allGuides()].map(pathOf));
  const files = readdirSync(root).filter((name) => name.endsWith('.spec.ts'));
  const paths = files.flatMap((name) => {
    const source = readFileSync(join(root, name), 'utf8');
    return [...source.matchAll(table)].map(([, path = '']) => path);
  });
  return new Map(
    paths.map((path) => {
      if (!texts.has(path)) throw new Error(`${root}: ${path} is no text of an item or guide`);
      return [path, keyRowsIn(readFileSync(path, 'utf8'))];
    }),
  );
}

const pathOf = (text: { overviewPath?: string | undefined } | { overview: string }) =>
  'overview' in text ? text.overview : text.overviewPath;

/** The number of rows in the table of keys of a text. */
export function keyRowsIn(markdown: string): number {
  const lines = markdown.split('\n');
  const start = lines.findIndex(
    (line, index) => /^\| Keys? /.test(line) && lines[index + 2]?.includes('<kbd>'),
  );
  if (start === -1) return 0;
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return (end === -1 ? lines.length : end) - start - 2;
}
