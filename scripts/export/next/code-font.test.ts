/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deferCodeFont } from './code-font';

const out = mkdtempSync(join(tmpdir(), 'code-font-'));
const folder = join(out, '_next/static/chunks');
afterAll(() => rmSync(out, { recursive: true }));
beforeEach(() => mkdirSync(folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true }));

const face =
  '@font-face{font-family:siteMono;src:url(../media/code.woff2)format("woff2");font-weight:400 600}';

it('limits the rule to browsers without scripts, and returns the URL', () => {
  writeFileSync(join(folder, 'a.css'), `a{}${face}b{}`);
  writeFileSync(join(folder, 'b.css'), 'c{}');
  expect(deferCodeFont(out)).toBe('/_next/static/media/code.woff2');
  const css = () => readFileSync(join(folder, 'a.css'), 'utf8');
  expect(css()).toBe(`a{}@media (scripting:none){${face}}b{}`);
  deferCodeFont(out);
  expect(css()).toBe(`a{}@media (scripting:none){${face}}b{}`);
});

it.each([
  ['no', []],
  ['two', ['a.css', 'b.css']],
])('refuses an export with %s such fonts', (_, files) => {
  for (const file of files) writeFileSync(join(folder, file), face);
  expect(() => deferCodeFont(out)).toThrow(`${files.length} stylesheets`);
});
