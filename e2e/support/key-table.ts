import { readFileSync } from 'node:fs';

/** The cells of a row, without the markup of keys. */
const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.replace(/<\/?kbd>/g, '').trim());

/**
 * The rows of the table of keys in a text, by their first cell, or by their first two when the first cell
 * occurs more than once.
 *
 * @param path of the Markdown file, from the project's root
 * @throws when the text has no such table
 */
export function keyRows(path: string): readonly string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const start = lines.findIndex(
    (line, index) => /^\| Keys? /.test(line) && lines[index + 2]?.includes('<kbd>'),
  );
  if (start === -1) throw new Error(`${path} has no table of keys`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  const rows = lines.slice(start + 2, end).map(cellsOf);
  return rows.map(([key = '', second = '']) => {
    const isAlone = rows.filter(([other]) => other === key).length === 1;
    return isAlone ? key : `${key} · ${second}`;
  });
}
