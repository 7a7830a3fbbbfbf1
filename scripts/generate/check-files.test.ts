import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allGuides } from '@/lib/catalogue/guides';
import { allItems } from '@/lib/catalogue/items';
import { allThemes } from '@/lib/catalogue/themes';
import { checkFiles } from './check-files';

const [item] = allItems();
const [guide] = allGuides();
const themes = allThemes();
const dark = themes.find(({ isDefault }) => !isDefault);
if (!item?.overviewPath || !guide || !dark)
  throw new Error('The content tables lack rows for this test.');
const sheet = `public/themes/${dark.name}.css`;
const tables = { themes: [dark], items: [item], guides: [guide] };
const { overviewPath } = item;

let root: string;
const write = (file: string, text = '') => {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const check = () => {
  checkFiles(root, tables);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
  for (const file of [sheet, overviewPath, guide.overview]) write(file);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('accepts rows whose files exist', () => {
  expect(check).not.toThrow();
});

it('needs no stylesheet for the default theme, whose roles are in the stylesheet of the site', () => {
  const row = themes.filter(({ isDefault }) => isDefault);
  expect(() => {
    checkFiles(root, { ...tables, themes: row });
  }).not.toThrow();
});

it('names the row and the file when the stylesheet of a theme is missing', () => {
  rmSync(join(root, sheet));
  expect(check).toThrow(`content/themes.ts: ${dark.name}: expected the file ${sheet}`);
});

it('names the row and the file when a text is missing', () => {
  rmSync(join(root, overviewPath));
  expect(check).toThrow(
    `content/doc-items/${item.packageName}.ts: ${item.id}.overviewPath: expected the file ${overviewPath}`,
  );
  write(overviewPath);
  rmSync(join(root, guide.overview));
  expect(check).toThrow(
    `content/guides.ts: ${guide.id}.overview: expected the file ${guide.overview}`,
  );
});

it('names the file and the unused key in front matter', () => {
  write(guide.overview, '---\ntitle: x\n---\n');
  expect(check).toThrow(`${guide.overview}: front matter: expected no keys: nothing reads "title"`);
});
