/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFolders } from './watch-folders';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(root, 'docs/node_modules/x'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Waits for the next change that is told. */
function nextChange() {
  let told = () => {};
  const change = new Promise<void>((done) => (told = done));
  const stop = watchFolders([join(root, 'docs'), join(root, 'none')], () => told());
  return { change, stop };
}

it('tells of a text in a folder that has come since', async () => {
  const { change, stop } = nextChange();
  mkdirSync(join(root, 'docs/guides'));
  // The folder is seen once its coming is told, however long that takes.
  const writing = setInterval(() => writeFileSync(join(root, 'docs/guides/a.md'), 'A'), 20);
  await change;
  clearInterval(writing);
  stop();
});

it('says nothing of packages and other files', async () => {
  const changed = new Set<string>();
  const stop = watchFolders([join(root, 'docs')], (file) => changed.add(file));
  for (const name of ['node_modules/x/a.ts', 'a.log', 'a.md']) {
    writeFileSync(join(root, 'docs', name), '');
  }
  while (changed.size === 0) await new Promise((done) => setTimeout(done, 20));
  stop();
  expect([...changed]).toEqual([join(root, 'docs/a.md')]);
});
