/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { themes } from '@/content/themes';
import { hostFiles } from '@/lib/routes/hosts/host-files';
import { sampleSite } from '@/lib/routes/hosts/site.fixture';
import { listExport } from '@/scripts/export/next/list-export';
import {
  samplePageData,
  samplePageHtml,
  sampleSheet,
} from '@/scripts/export/next/sample-page.fixture';
import { listFiles } from '@/scripts/shared/list-files';
import { completeExport } from './complete-export';

let out: string;
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), text);
};
const read = (name: string) => readFileSync(join(out, name), 'utf8');
const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`);

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'export-'));
  for (const page of sampleSite.pages) {
    const file = fileOf(page);
    write(file, samplePageHtml());
    write(file === '404.html' ? '_not-found.txt' : file.replace('.html', '.txt'), samplePageData);
  }
  for (const file of sampleSite.files.filter((name) => !name.endsWith('index.txt'))) {
    write(file.slice(1), '');
  }
  write('_not-found.html', '<html></html>');
  for (const theme of themes) write(`themes/${theme.name}.css`, '');
  write('_next/static/a.js', '');
  write(sampleSheet.file, sampleSheet.css);
  write('live/open/a.html', '<html><head><meta charset="utf-8"></head></html>');
});
afterEach(() => rmSync(out, { recursive: true }));

it('finds the pages and files of an export', () => {
  const { pages, files } = listExport(out);
  expect([...pages].sort()).toEqual([...sampleSite.pages].sort());
  // Data of pages at the root could be files by their names, so rules have to know them.
  const data = sampleSite.pages
    .filter((page) => /^\/[^/]+$/.test(page))
    .map((page) => `${page}.txt`);
  expect([...files].sort()).toEqual([...sampleSite.files, ...data].sort());
});

it('adds stubs, the script and the rule files', () => {
  completeExport(out);
  expect(read('guide/cdk-table.html')).toContain('url=/cdk/table/overview');
  expect(read('components/button.html')).toContain('url=/components/button/overview');
  expect(read('404.html')).toMatch(/id="redirects">.*<script>/s);
  expect(listFiles(out)).toEqual(expect.arrayContaining(Object.values(hostFiles)));
  expect(listFiles(out)).not.toContain('_not-found.html');
});

it('changes nothing in a second run', () => {
  const everything = () => listFiles(out).map((file) => [file, read(file)]);
  completeExport(out);
  const before = everything();
  completeExport(out);
  expect(everything()).toEqual(before);
});

it.each([
  ['guides.html', '/guides is missing'],
  ['themes/purple-green.css', 'content/themes.ts lists "purple-green"'],
  ['sitemap.xml', '/sitemap.xml is missing'],
  ['cdk/table/overview.html', '/guide/cdk-table redirects to /cdk/table/overview'],
  ['index.html', 'index.html is missing'],
])('reports what is missing: %s', (file, problem) => {
  rmSync(join(out, file));
  expect(() => completeExport(out)).toThrow(problem);
  expect(listFiles(out)).not.toContain('serve.json');
});

it.each([
  ['blog/first.html', '/blog/first is below no namespace'],
  ['pictures/a.png', '/pictures/a.png is below no namespace'],
  ['components/button.html', '/components/button is redirected, but is also a page'],
  ['live/chunk-plain.js', '/live/chunk-plain.js would be cached forever'],
  ['live/main.js', '/live/main.js matches none of the hashedPrefixes'],
])('refuses %s', (file, problem) => {
  write(file, '<html></html>');
  expect(() => completeExport(out)).toThrow(problem);
});
