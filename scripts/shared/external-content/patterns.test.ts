/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { findMatches } from './patterns';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'patterns-'));
  for (const file of [
    'src/ui/button/button.md',
    'src/ui/button/notes.md',
    'src/ui/menu/testing/menu.md',
    'src/dev/button/button.md',
    'src/base/a.b/a.b.md',
    'guides/theming.md',
    'node_modules/x/x.md',
    'site/site.ts',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
});

afterEach(() => rmSync(root, { recursive: true }));

const find = (pattern: string, kind: 'file' | 'folder' = 'file') =>
  findMatches(pattern, join(root, 'site'), ['ui', 'base'], kind).map(({ path, names }) => ({
    path: relative(root, path),
    ...names,
  }));

it('finds files whose path repeats a placeholder, in known packages only', () => {
  expect(find('../src/{package}/{item}/{item}.md')).toEqual([
    { path: 'src/base/a.b/a.b.md', package: 'base', item: 'a.b' },
    { path: 'src/ui/button/button.md', package: 'ui', item: 'button' },
  ]);
});

it('resolves relative patterns from the content folder, and accepts absolute patterns', () => {
  expect(find('../guides/{guide}.md')).toEqual([{ path: 'guides/theming.md', guide: 'theming' }]);
  expect(find(`${root}/guides/{guide}.md`)).toHaveLength(1);
  expect(find('guides/{guide}.md')).toEqual([]);
});

it('finds folders, and ignores installed packages', () => {
  expect(find('../src/{package}/{area}', 'folder')).toMatchObject([
    { area: 'a.b' },
    { area: 'button' },
    { area: 'menu' },
  ]);
  expect(find('../{a}/{item}/{item}.md')).toEqual([]);
});
