/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { framePath } from '@/lib/routes/hosts/headers';
import { hostFiles } from '@/lib/routes/hosts/host-files';
import { sampleSite } from '@/lib/routes/hosts/site.fixture';
import { listExport } from '@/scripts/export/next/list-export';
import { listFiles } from '@/scripts/shared/list-files';
import { completeExport } from './complete-export';
import { writeInto, writeSampleExport } from './sample-export.fixture';

let out: string;
const read = (name: string) => readFileSync(join(out, name), 'utf8');

beforeEach(() => {
  out = writeSampleExport();
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

it('gives every page the policy of the site, and the frame for edited examples only its own', () => {
  completeExport(out);
  const policies = (file: string) =>
    read(file).match(/Content-Security-Policy" content="[^"]*/g) ?? [];
  expect(policies('live/open/a.html')).toHaveLength(1);
  expect(policies('live/open/a.html').join('')).not.toContain('unsafe-eval');
  expect(policies(framePath.slice(1))).toHaveLength(1);
  const ofFrame = policies(framePath.slice(1)).join('');
  // In WebKit, 'self' matches nothing in a document without an origin.
  expect(ofFrame).toContain("script-src 'self' https: http: 'unsafe-eval'");
  expect(ofFrame).toContain("default-src 'none'");
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
  writeInto(out, file, '<html></html>');
  expect(() => completeExport(out)).toThrow(problem);
});

it('names the build that does not depend on what Next writes when a page is written otherwise', () => {
  writeInto(out, 'guides.html', read('guides.html').replaceAll('__next_f', '__next_g'));
  expect(() => completeExport(out)).toThrow(/guides.* `npm run build -- --as-exported` builds/);
});

it('leaves out the pieces of page data that only the router of the framework requests', () => {
  writeInto(out, '__next._tree.txt', '');
  writeInto(out, 'guides/__next._full.txt', '');
  completeExport(out);
  expect(listFiles(out).filter((file) => file.includes('__next'))).toEqual([]);
  expect(read('vercel.json')).not.toContain('__next');
});
