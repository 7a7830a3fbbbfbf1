/** @jest-environment node */
import { parse } from 'node-html-parser';
import type { SiteReport } from './model';
import { readLinks } from './read-links';
import { reportHtml } from './report-html';
import { inBytes, summaryOf } from './summary';

const report: SiteReport = {
  site: 'Lamps & more',
  packages: [{ name: '@acme/lamp', version: '1.2.3' }],
  pages: 1200,
  redirects: 3,
  examples: {
    examples: [
      { id: 'a', folder: 'x/a', state: 'live', words: [] },
      { id: 'b', folder: 'x/b', state: 'client', words: ['window is not defined'], height: 312 },
      { id: 'c', folder: 'x/c', state: 'failed', words: ['c.ts:1: Type <A> is not <B>'] },
    ],
    leftOut: [{ file: 'x/d', reason: 'the id is taken' }],
    warnings: [],
    missingPackages: [{ name: '@acme/words', neededBy: ['c'] }],
  },
  deadLinks: [
    { page: '/guide/a', problem: '/gone does not exist' },
    { page: '/guide/a', problem: 'the link "b.md" leads nowhere', source: 'guides/a.md:7' },
  ],
  texts: [
    {
      page: '/guide/a',
      file: 'guides/a.md',
      line: 9,
      subject: 'html',
      message: '<script> is left out',
    },
  ],
  apiFaults: [
    {
      packageName: '@acme/lamp',
      file: 'types/glow.d.ts',
      symbol: 'Beam',
      problem: 'input or output without a declared member',
    },
  ],
  tokensLeftOut: ['core/beam/_beam-theme.scss'],
  undescribed: [{ page: '/lamps/glow/api', symbols: ['Glow', 'Dim'] }],
  itemsWithoutOverview: [],
  weights: [{ kind: 'Pages', files: 2, bytes: 1_340_000 }],
  heaviest: [{ page: '/', bytes: 900 }],
};

it('has a summary', () => {
  expect(summaryOf(report).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Pages: 1,200, and 3 redirects',
    'Examples: 1 live, 1 client only, 1 failed, 1 left out, 0 shown as code',
    'Links that lead nowhere: 2',
    'Warnings of texts: 1',
    'Parts of the API that could not be read: 1',
    'Theme files without an item: 1',
    'Symbols without description: 2',
    'Items without overview: 0',
    'Bytes: 1.3 MB in 2 files, before compression',
  ]);
  expect(inBytes(900)).toBe('900 bytes');
});

describe('the page', () => {
  const html = reportHtml(report, 'my-site');
  const root = parse(html);

  it('has all facts, without scripts', () => {
    const text = root.querySelector('main')?.text ?? '';
    for (const words of [
      'x/b',
      'window is not defined',
      '312 pixels',
      '@acme/words',
      'Dim',
      'guides/a.md:7',
    ]) {
      expect(text).toContain(words);
    }
    expect(html).not.toContain('<script');
  });

  it('escapes texts', () => {
    expect(html).toContain('Type &lt;A&gt; is not &lt;B&gt;');
    expect(html).toContain('Lamps &amp; more');
    expect(html).toContain('&lt;script&gt; is left out');
  });

  it('has sections that its figures link to, and marks empty ones', () => {
    const ids = root.querySelectorAll('h2').map(({ id }) => `#${id}`);
    const links = root.querySelectorAll('dl a').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => !ids.includes(href))).toEqual([]);
    expect(root.querySelector('section[aria-labelledby=items]')?.text).toContain('None.');
  });

  it('links to the files of pages', () => {
    const hrefs = root.querySelectorAll('td a, th a').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining(
        ['guide/a', 'lamps/glow/api', 'index'].map((p) => `my-site/${p}.html`),
      ),
    );
  });
});

it('reads ids and references of a page', () => {
  const page = readLinks(
    'guide/a.html',
    `<html><link rel="canonical" href="https://lamps.example/guide/a"><h2 id="dim" class="x">Dim</h2>
     <a class="y" href="/guide/b?q=1&amp;r=2#top">B</a><img src="../c.png" alt=""/>
     <script>document.write('<a href="/made">')</script></html>`,
  );
  expect(page.url).toBe('/guide/a');
  expect(page.ids).toEqual(['dim']);
  expect(page.references.map(({ url }) => url.pathname + url.search + url.hash)).toEqual([
    '/guide/b?q=1&r=2#top',
    '/c.png',
  ]);
  expect(page.stub).toBe(false);
});
