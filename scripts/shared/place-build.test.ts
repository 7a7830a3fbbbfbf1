/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildInto, placeBuild, refuseTarget } from './place-build';

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

it('moves what was made, and puts back what was there', async () => {
  mkdirSync('other/old', { recursive: true });
  writeFileSync('other/index.html', 'older');
  await buildInto('other', make);
  expect(readFileSync('other/index.html', 'utf8')).toBe('made');
  expect(existsSync('other/old')).toBe(false);
  expect(readFileSync('out/index.html', 'utf8')).toBe('before');
});

it('puts it back when the work fails', async () => {
  const failing = buildInto('other', async () => {
    await make();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(readFileSync('out/index.html', 'utf8')).toBe('before');
  expect(existsSync('other')).toBe(false);
});

it('takes nothing away that is no build', async () => {
  mkdirSync('content/examples', { recursive: true });
  await expect(buildInto('content', make)).rejects.toThrow('not "content"');
  expect(existsSync('content/examples')).toBe(true);
});

it.each(['out', '.', 'out/', 'out/x'])('refuses to build into %s', async (to) => {
  await expect(buildInto(to, make)).rejects.toThrow(`not "${to}"`);
  expect(readFileSync('out/index.html', 'utf8')).toBe('before');
});

it('copies a build that lies elsewhere, out/ included', () => {
  mkdirSync('made');
  writeFileSync('made/index.html', 'made');
  placeBuild('made', 'out');
  placeBuild('made', 'new/site');
  expect(readFileSync('out/index.html', 'utf8')).toBe('made');
  expect(readFileSync('new/site/index.html', 'utf8')).toBe('made');
});

it('replaces nothing that somebody else has made', () => {
  mkdirSync('home/pictures', { recursive: true });
  expect(() => refuseTarget('home')).toThrow('not "home"');
  expect(() => refuseTarget('.')).toThrow('not "."');
});
