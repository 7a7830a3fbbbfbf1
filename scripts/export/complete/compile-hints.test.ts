/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hintCompilation } from './compile-hints';

let out: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), text);
};
const read = (file: string) => readFileSync(join(out, file), 'utf8');

beforeEach(() => (out = mkdtempSync(join(tmpdir(), 'hints-'))));
afterEach(() => rmSync(out, { recursive: true }));

it.each(['_next/static/chunks/a.js', 'live/chunk-1.js', 'live/runtime-1.js'])(
  'asks for %s to be compiled whole, once',
  (file) => {
    write(file, 'run()');
    hintCompilation(out);
    hintCompilation(out);
    expect(read(file)).toBe('//# allFunctionsCalledOnLoad\nrun()');
  },
);

it('leaves all else as it is', () => {
  const others = ['_next/static/chunks/a.css', '_next/static/site/early-1.js', 'live/preview.js'];
  for (const file of others) write(file, 'text');
  hintCompilation(out);
  for (const file of others) expect(read(file)).toBe('text');
});
