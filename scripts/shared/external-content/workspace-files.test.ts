/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WorkspaceFiles } from './workspace-files';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'work-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('writes changed files only', () => {
  new WorkspaceFiles(root).write('content/a.md', 'A');
  const { mtimeMs } = statSync(join(root, 'content/a.md'));
  const later = new WorkspaceFiles(root);
  later.write('content/a.md', 'A');
  expect(statSync(join(root, 'content/a.md')).mtimeMs).toBe(mtimeMs);
  later.write('content/a.md', 'B');
  expect(readFileSync(join(root, 'content/a.md'), 'utf8')).toBe('B');
});

it('removes files that were not written, and empty folders', () => {
  const before = new WorkspaceFiles(root);
  before.write('content/examples/lamp/basic/basic.ts', '');
  before.write('content/examples/tag/words/words.ts', '');
  const now = new WorkspaceFiles(root);
  now.write('content/examples/lamp/basic/basic.ts', '');
  now.removeOthersIn(['content/examples', 'content/guides']);
  expect(existsSync(join(root, 'content/examples/lamp/basic/basic.ts'))).toBe(true);
  expect(existsSync(join(root, 'content/examples/tag'))).toBe(false);
});
