/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { policyHash } from '@/lib/page-scripts/bundles';
import { hostFiles } from '@/lib/routes/hosts/host-files';
import { writeInto, writeSampleExport } from '@/scripts/export/complete/sample-export.fixture';
import { realExport } from '@/scripts/export/next/contract/real-export.fixture';
import { samplePageHtml, sampleSheet } from '@/scripts/export/next/sample-page.fixture';
import { listFiles } from '@/scripts/shared/list-files';
import { completeAsExported, completePage } from './complete-as-exported';
import { inlineScriptsOf } from './inline-scripts';

let out: string;
const read = (name: string) => readFileSync(join(out, name), 'utf8');

/** Writing hundreds of files for each test would take longest. */
beforeAll(() => {
  out = writeSampleExport();
  writeInto(out, '__next._tree.txt', '');
  writeInto(out, 'guides/__next._full.txt', '');
  writeInto(out, '_not-found/__next._full.txt', '');
  completeAsExported(out);
});
afterAll(() => rmSync(out, { recursive: true }));

const scriptSources = (html: string) => / script-src ([^;]*);/.exec(html)?.[1]?.split(' ') ?? [];

it("allows a page's own inline scripts by their hashes, and no other", () => {
  for (const page of ['guides.html', '404.html']) {
    const hashes = inlineScriptsOf(read(page)).map((script) => `'${policyHash(script)}'`);
    expect(hashes.length).toBeGreaterThan(4);
    expect(scriptSources(read(page))).toEqual(["'self'", ...new Set(hashes)]);
  }
});

it('leaves pages as they are but for what it adds to their heads', () => {
  const html = read('guides.html');
  const added =
    /<meta http-equiv=[^>]*>|<link rel="alternate"[^>]*>|<script [^>]*json">.*?<\/script>|<script [^>]* defer=""><\/script>/g;
  expect(html.match(added)?.length).toBeGreaterThan(2);
  expect(html.replace(added, '')).toBe(samplePageHtml());
  expect(read(sampleSheet.file)).toBe(sampleSheet.css);
});

it('adds the script that needs no framework, which does not start one', () => {
  const [, file = ''] = /src="\/([^"]*early-[^"]*\.js)" defer=""/.exec(read('index.html')) ?? [];
  expect(read(file)).toContain('"scripts":[],"runtime":null,"trackers":[]');
  expect(read('index.html')).not.toContain('id="start-data"');
});

it('adds stubs, the script of the not-found page and the rule files', () => {
  expect(read('guide/cdk-table.html')).toContain('url=/cdk/table/overview');
  expect(read('404.html')).toMatch(/id="redirects">.*<script>/s);
  expect(listFiles(out)).toEqual(expect.arrayContaining(Object.values(hostFiles)));
});

it('keeps page data in every form that the router may request', () => {
  const pieces = listFiles(out).filter((file) => file.includes('__next.'));
  expect(pieces.sort()).toEqual(['__next._tree.txt', 'guides/__next._full.txt']);
  expect(read('404.txt')).not.toBe('');
  // Hosts that redirect before they look for files must not redirect the one at the root.
  expect(read('vercel.json')).toContain('__next');
});

it('changes nothing when it is run again', () => {
  const everything = () => listFiles(out).map((file) => [file, read(file)]);
  const before = everything();
  completeAsExported(out);
  expect(everything()).toEqual(before);
});

it('does not depend on how the framework writes scripts and stylesheets', () => {
  const html = samplePageHtml()
    .replaceAll('__next_f', '__other')
    .replaceAll(/ data-precedence="next"| async=""/g, '');
  expect(completePage(html, '/guides', '/early.js')).toContain('<script src="/early.js" defer="">');
});

it('allows every inline script of the pages that the installed Next exports', async () => {
  const exported = await realExport();
  for (const { path, html } of exported.pages()) {
    const page = completePage(html, path, '/early.js');
    const scripts = parse(page).querySelectorAll('script:not([src]):not([type])');
    expect(scripts.length).toBeGreaterThan(3);
    for (const { rawText } of scripts) {
      expect(scriptSources(page)).toContain(`'${policyHash(rawText)}'`);
    }
  }
});

it.each([
  ['</head>', '/guides has no </head>'],
  ['<meta charSet="utf-8"/>', 'charset'],
])('refuses a page without %s', (tag, problem) => {
  const html = samplePageHtml().replace(tag, '');
  expect(() => completePage(html, '/guides', '/early.js')).toThrow(problem);
});
