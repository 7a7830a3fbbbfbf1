/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { framePath } from '@/lib/routes/hosts/headers';
import { hostFiles } from '@/lib/routes/hosts/host-files';
import { sampleSite } from '@/lib/routes/hosts/site.fixture';
import { listExport } from '@/scripts/export/next/list-export';
import { listFiles } from '@/scripts/shared/list-files';
import { completeExport } from './complete-export';
import { writeInto, writeSampleExport } from './sample-export.fixture';

let out: string;
const read = (name: string, folder = out) => readFileSync(join(folder, name), 'utf8');

/** For tests that leave it as it was. Writing hundreds of files for each of them takes longest. */
beforeAll(() => {
  out = writeSampleExport();
});
afterAll(() => rmSync(out, { recursive: true }));

it('finds the pages and files of an export', () => {
  const { pages, files } = listExport(out);
  expect([...pages].sort()).toEqual([...sampleSite.pages].sort());
  // Data of pages at the root could be files by their names, so rules have to know them.
  const data = sampleSite.pages
    .filter((page) => /^\/[^/]+$/.test(page))
    .map((page) => `${page}.txt`);
  expect([...files].sort()).toEqual([...sampleSite.files, ...data].sort());
});

describe('a completed export', () => {
  let done: string;

  beforeAll(() => {
    done = writeSampleExport();
    writeInto(done, '__next._tree.txt', '');
    writeInto(done, 'guides/__next._full.txt', '');
    completeExport(done);
  });
  afterAll(() => rmSync(done, { recursive: true }));

  it('has stubs, the script and the rule files', () => {
    expect(read('guide/cdk-table.html', done)).toContain('url=/cdk/table/overview');
    expect(read('components/button.html', done)).toContain('url=/components/button/overview');
    expect(read('404.html', done)).toMatch(/id="redirects">.*<script>/s);
    expect(listFiles(done)).toEqual(expect.arrayContaining(Object.values(hostFiles)));
    expect(listFiles(done)).not.toContain('_not-found.html');
  });

  it('has the policy of the site on every page, and on the frame for edited examples only its own', () => {
    const policies = (file: string) =>
      read(file, done).match(/Content-Security-Policy" content="[^"]*/g) ?? [];
    expect(policies('live/open/a.html')).toHaveLength(1);
    expect(policies('live/open/a.html').join('')).not.toContain('unsafe-eval');
    expect(policies(framePath.slice(1))).toHaveLength(1);
    const ofFrame = policies(framePath.slice(1)).join('');
    // In WebKit, 'self' matches nothing in a document without an origin.
    expect(ofFrame).toContain("script-src 'self' https: http: 'unsafe-eval'");
    expect(ofFrame).toContain("default-src 'none'");
  });

  it('has no pieces of page data that only the router of the framework requests', () => {
    expect(listFiles(done).filter((file) => file.includes('__next'))).toEqual([]);
    expect(read('vercel.json', done)).not.toContain('__next');
  });

  it('stays the same in a second run', () => {
    const everything = () => listFiles(done).map((file) => [file, read(file, done)]);
    const before = everything();
    completeExport(done);
    expect(everything()).toEqual(before);
  });
});

/** Expects that an export with a changed file is refused before anything is written. */
function expectRefused(file: string, text: string | undefined, problem: string | RegExp): void {
  const path = join(out, file);
  const before = existsSync(path) ? read(file) : undefined;
  const set = (value: string | undefined) => {
    if (value === undefined) rmSync(path);
    else writeInto(out, file, value);
  };
  set(text);
  const files = listFiles(out);
  try {
    expect(() => completeExport(out)).toThrow(problem);
    expect(listFiles(out)).toEqual(files);
  } finally {
    set(before);
  }
}

it.each([
  ['guides.html', '/guides is missing'],
  ['themes/purple-green.css', 'content/themes.ts lists "purple-green"'],
  ['sitemap.xml', '/sitemap.xml is missing'],
  ['cdk/table/overview.html', '/guide/cdk-table redirects to /cdk/table/overview'],
  ['index.html', 'index.html is missing'],
])('reports what is missing: %s', (file, problem) => {
  expectRefused(file, undefined, problem);
});

it.each([
  ['blog/first.html', '/blog/first is below no namespace'],
  ['pictures/a.png', '/pictures/a.png is below no namespace'],
  ['components/button.html', '/components/button is redirected, but is also a page'],
  ['live/chunk-plain.js', '/live/chunk-plain.js would be cached forever'],
  ['live/main.js', '/live/main.js matches none of the hashedPrefixes'],
])('refuses %s', (file, problem) => {
  expectRefused(file, '<html></html>', problem);
});

it('names the build that does not depend on what Next writes when a page is written otherwise', () => {
  const changed = writeSampleExport();
  const page = read('guides.html', changed).replaceAll('__next_f', '__next_g');
  writeInto(changed, 'guides.html', page);
  expect(() => completeExport(changed)).toThrow(/guides.* `npm run build -- --as-exported` builds/);
  rmSync(changed, { recursive: true });
});
