/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBrowsers, ownFiles } from './check-browsers';

const out = mkdtempSync(join(tmpdir(), 'browsers-'));
afterAll(() => rmSync(out, { recursive: true }));

async function findings(file: string, text: string): Promise<readonly string[]> {
  writeFileSync(join(out, file), text);
  const found = await checkBrowsers(out, [file], 'baseline widely available on 2026-05-01');
  return found.map(({ path, rule, message }) => `${path} ${rule} ${message}`);
}

it.each([
  ['syntax of a newer ECMAScript edition', 'using held = open();', 'Parsing error'],
  ['a missing global', 'scheduler.yield()', "Unexpected use of 'scheduler'"],
  ['a newer static method', "URL.parse('a')", "'URL.parse' is restricted"],
  ['a newer built-in', 'Promise.withResolvers()', "'Promise.withResolvers' is"],
])('reports %s in a script', async (_, text, message) => {
  expect(await findings('a.js', text)).toEqual([
    expect.stringMatching(new RegExp(`^/a\\.js browsers/script ${message}`)),
  ]);
});

it.each([
  ['a property', 'p { text-wrap: pretty }', 'Property "text-wrap" is not a widely available'],
  ['a rule', '@view-transition { navigation: auto }', 'At-rule "@view-transition" is not'],
])('reports %s that is too new in a stylesheet once', async (_, text, message) => {
  const found = await findings('a.css', `${text}\n${text}`);
  expect(found).toEqual([expect.stringContaining(`/a.css browsers/style ${message}`)]);
});

it.each([
  ['a.js', 'const a = [1].toSorted?.() ?? []; export default a?.at(-1);'],
  ['a.js', 'export const parse = (own) => own.parse(Object.entries({}), [1].findLast(Boolean));'],
  ['a.js', '/* eslint no-undef: error */ globalThing();'],
  ['a.css', '@supports (text-wrap: pretty) { p { text-wrap: pretty } }'],
  ['a.css', '@supports (color: color-mix(in lab, red, red)) { p { color: red } }'],
  ['a.txt', 'using held = open();'],
])('accepts %s with %s', async (file, text) => {
  expect(await findings(file, text)).toEqual([]);
});

it('leaves the styles of another library to that library', () => {
  const files = ['_next/static/a.css', 'live/ui-button.css', 'live/chunk.js'];
  expect(ownFiles(files, false)).toEqual(['_next/static/a.css']);
  expect(ownFiles(files, true)).toEqual(files);
});
