/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyChanged } from './copy-changed';

/** A workspace that has a copy of `docs/lamp.md`. */
function workspace() {
  const root = mkdtempSync(join(tmpdir(), 'changed-'));
  const docs = join(root, 'docs');
  const work = join(root, 'work');
  mkdirSync(docs);
  mkdirSync(join(work, '.generated'), { recursive: true });
  mkdirSync(join(work, 'content/overviews/ui'), { recursive: true });
  const copy = 'content/overviews/ui/lamp.md';
  writeFileSync(join(work, copy), 'before');
  writeFileSync(
    join(work, '.generated/source-files.json'),
    JSON.stringify({ root: docs, files: { [copy]: 'lamp.md' }, images: {}, others: [] }),
  );
  return { docs, work, read: () => readFileSync(join(work, copy), 'utf8') };
}

it('copies a text that has a copy', () => {
  const { docs, work, read } = workspace();
  writeFileSync(join(docs, 'lamp.md'), 'after');
  expect(copyChanged(work, join(docs, 'lamp.md'))).toBe(true);
  expect(read()).toBe('after');
});

it('leaves new and removed files to the next run', () => {
  const { docs, work, read } = workspace();
  writeFileSync(join(docs, 'new.md'), 'new');
  expect(copyChanged(work, join(docs, 'new.md'))).toBe(false);
  expect(copyChanged(work, join(docs, 'lamp.md'))).toBe(false);
  expect(read()).toBe('before');
});
