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

/** Starts to watch. The promise resolves with the next reported change. */
function nextChange() {
  let onChange = () => {};
  const change = new Promise<void>((done) => (onChange = done));
  const stop = watchFolders([join(root, 'docs'), join(root, 'none')], () => onChange());
  return { change, stop };
}

it('reports a text in a folder that was created later', async () => {
  const { change, stop } = nextChange();
  mkdirSync(join(root, 'docs/guides'));
  // Writes repeatedly, because it takes some time until the new folder is watched.
  const writing = setInterval(() => writeFileSync(join(root, 'docs/guides/a.md'), 'A'), 20);
  await change;
  clearInterval(writing);
  stop();
});

it('ignores packages and files that are not content', async () => {
  const changed = new Set<string>();
  const stop = watchFolders([join(root, 'docs')], (file) => changed.add(file));
  for (const name of ['node_modules/x/a.ts', 'a.log', 'a.md']) {
    writeFileSync(join(root, 'docs', name), '');
  }
  while (changed.size === 0) await new Promise((done) => setTimeout(done, 20));
  stop();
  expect([...changed]).toEqual([join(root, 'docs/a.md')]);
});
