/** @jest-environment node */
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { highlightToHtml } from './highlight';
import { keptText, keptTextsVariable } from './kept-text';
import { markdownToHtml } from './to-html';

const environment = process.env;
const setFolder = (value: string) =>
  jest.replaceProperty(process, 'env', { ...environment, [keptTextsVariable]: value });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  setFolder(folder);
});
afterEach(() => jest.restoreAllMocks());

const filesIn = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

it('makes a text once, and again from anything else', async () => {
  const make = jest.fn(() => Promise.resolve('made'));
  await keptText(['a', 'b'], make);
  expect(await keptText(['a', 'b'], make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
  await keptText(['ab', ''], make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps nothing after a failure, and nothing outside of a build', async () => {
  await expect(keptText(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  setFolder('');
  expect(await keptText(['a'], () => Promise.resolve('1'))).toBe('1');
  expect(await keptText(['a'], () => Promise.resolve('2'))).toBe('2');
  expect(filesIn()).toEqual([]);
});

it.each([
  ['code', () => highlightToHtml('const a = 1;', 'ts')],
  ['code in another language', () => highlightToHtml('const a = 1;', 'text')],
  [
    'code with links',
    () => highlightToHtml('const a = 1;', 'ts', [{ start: 6, end: 7, href: '/a' }]),
  ],
  ['Markdown', () => markdownToHtml('**bold**')],
])('returns the same for %s as without it', async (_, make) => {
  await highlightToHtml('const a = 1;', 'ts');
  const made = await make();
  expect(await make()).toBe(made);
  setFolder('');
  expect(await make()).toBe(made);
});
