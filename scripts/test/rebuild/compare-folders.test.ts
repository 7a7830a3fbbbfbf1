/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareFolders } from './compare-folders';

let root: string;
const first = () => join(root, 'first');
const second = () => join(root, 'second');

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'compare-'))));
afterEach(() => rmSync(root, { recursive: true }));

it('finds nothing in folders with the same files', () => {
  for (const folder of [first(), second()]) write(folder, { 'a/b.html': 'text', 'c.css': '' });
  expect(compareFolders(first(), second())).toEqual([]);
});

it('lists files that differ, are longer, or are in one folder only', () => {
  write(first(), { 'a.html': 'id=one', 'b.css': 'x', 'only/here.js': '' });
  write(second(), { 'a.html': 'id=two', 'b.css': 'xy', 'only/there.js': '' });
  expect(compareFolders(first(), second())).toEqual([
    'a.html: byte 3: "id=one" and "id=two"',
    'b.css: byte 1: "x" and "xy"',
    `only/here.js: only in ${first()}`,
    `only/there.js: only in ${second()}`,
  ]);
});
