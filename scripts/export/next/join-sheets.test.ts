/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '@/scripts/shared/list-files';
import { createSheetJoiner } from './join-sheets';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'sheets-'));
  mkdirSync(join(out, '_next/static/chunks/deeper'), { recursive: true });
  writeFileSync(join(out, '_next/static/chunks/a.css'), 'a{src:url(../media/a.woff2)}');
  writeFileSync(join(out, '_next/static/chunks/b.css'), 'b{}');
  writeFileSync(join(out, '_next/static/chunks/deeper/c.css'), 'c{}');
});
afterEach(() => rmSync(out, { recursive: true }));

it('joins stylesheets once, in a file with a hash', () => {
  const joined = createSheetJoiner(out);
  const url = joined(['/_next/static/chunks/a.css', '/_next/static/chunks/b.css']);
  expect(url).toMatch(/^\/_next\/static\/site\/page-[\da-f]{10}\.css$/);
  expect(readFileSync(join(out, url), 'utf8')).toBe('a{src:url(../media/a.woff2)}\nb{}');
  expect(joined(['/_next/static/chunks/a.css', '/_next/static/chunks/b.css'])).toBe(url);
  expect(joined(['/_next/static/chunks/b.css', '/_next/static/chunks/a.css'])).not.toBe(url);
  expect(listFiles(join(out, '_next/static/site'))).toHaveLength(2);
});

it('appends the given rules to each', () => {
  const url = createSheetJoiner(out, 'i{}')(['/_next/static/chunks/b.css']);
  expect(readFileSync(join(out, url), 'utf8')).toBe('b{}i{}');
});

it('refuses a stylesheet in another folder', () => {
  expect(() => createSheetJoiner(out)(['/_next/static/chunks/deeper/c.css'])).toThrow(
    'is not in a folder',
  );
});
