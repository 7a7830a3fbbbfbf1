/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertReplaceable, buildInto, copyBuild } from './place-build';

let folder: string;
const before = process.cwd();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aside-'));
  process.chdir(folder);
  mkdirSync('out');
  writeFileSync('out/index.html', 'before');
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

const make = () => {
  mkdirSync('out');
  writeFileSync('out/index.html', 'made');
  return Promise.resolve();
};

it('moves the new build, and restores the previous out/', async () => {
  mkdirSync('other/old', { recursive: true });
  writeFileSync('other/index.html', 'older');
  await buildInto('other', make);
  expect(readFileSync('other/index.html', 'utf8')).toBe('made');
  expect(existsSync('other/old')).toBe(false);
  expect(readFileSync('out/index.html', 'utf8')).toBe('before');
});

it('restores out/ when the work fails', async () => {
  const failing = buildInto('other', async () => {
    await make();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(readFileSync('out/index.html', 'utf8')).toBe('before');
  expect(existsSync('other')).toBe(false);
});

it('refuses to replace a folder that is not a build', async () => {
  mkdirSync('content/examples', { recursive: true });
  await expect(buildInto('content', make)).rejects.toThrow('not "content"');
  expect(existsSync('content/examples')).toBe(true);
});

it.each(['out', '.', 'out/', 'out/x'])('refuses to build into %s', async (to) => {
  await expect(buildInto(to, make)).rejects.toThrow(`not "${to}"`);
  expect(readFileSync('out/index.html', 'utf8')).toBe('before');
});

it('copies a build into another folder, even into out/', () => {
  mkdirSync('made');
  writeFileSync('made/index.html', 'made');
  copyBuild('made', 'out');
  copyBuild('made', 'new/site');
  expect(readFileSync('out/index.html', 'utf8')).toBe('made');
  expect(readFileSync('new/site/index.html', 'utf8')).toBe('made');
});

it('refuses a folder with other files, and the folder around out/', () => {
  mkdirSync('home/pictures', { recursive: true });
  expect(() => assertReplaceable('home')).toThrow('not "home"');
  expect(() => assertReplaceable('.')).toThrow('not "."');
});
