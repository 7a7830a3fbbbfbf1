/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { checkCrawlers, checkDepth } from './check-crawlers';
import { checkFeed } from './check-feed';
import { checkMarkdown } from './check-markdown';
import { checkSitemap } from './check-sitemap';
import type { Finding } from './finding';
import { describePage } from './read-page';

const base = 'https://site.test';
const rules = (findings: readonly Finding[]) => findings.map(({ rule }) => rule);
let out: string;

beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'crawlers-'));
  mkdirSync(join(out, 'components/button'), { recursive: true });
  // Without looking for the best filter of each line, which takes seconds.
  const png = (width: number) => PNG.sync.write(new PNG({ width, height: 630 }), { filterType: 0 });
  writeFileSync(join(out, 'card.png'), png(1200));
  writeFileSync(join(out, 'small.png'), png(600));
  writeFileSync(join(out, 'components/button/overview.html'), '');
});
afterAll(() => rmSync(out, { recursive: true }));

const card = (name = 'card.png') => `<meta property="og:image" content="${base}/${name}">`;
const large = '<meta name="twitter:card" content="summary_large_image">';
const data = (name: string, item = '/components/button/overview') =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Button', item: base + item },
          { position: 2, name },
        ],
      },
      { '@type': 'TechArticle', headline: 'API', description: 'D' },
    ],
  })}</script>`;
const markdown = '<link rel="alternate" type="text/markdown" href="/components/button/api.md">';

function pageOf(file: string, head: string, body = '') {
  const meta = '<title>API</title><meta name="description" content="D">';
  return describePage(file, `<html><head>${meta}${head}</head><body>${body}</body></html>`);
}

describe('checkCrawlers', () => {
  const check = (head: string, file = 'components/button/api.html') =>
    rules(checkCrawlers(pageOf(file, head), out, base));
  const whole = card() + large + markdown;

  it('accepts a valid page, lists without structured data, and stubs that are not indexed', () => {
    expect(check(whole + data('API'))).toEqual([]);
    expect(check(card() + large, 'guides.html')).toEqual([]);
    const stub = '<meta http-equiv="refresh" content="0"><meta name="robots" content="noindex">';
    expect(check(stub)).toEqual([]);
  });

  it.each([
    ['crawler/index', `${whole}${data('API')}<meta name="robots" content="noindex">`],
    ['crawler/card-kind', card() + markdown + data('API')],
    ['crawler/card', large + markdown + data('API')],
    ['crawler/card', card('none.png') + large + markdown + data('API')],
    ['crawler/card-size', card('small.png') + large + markdown + data('API')],
    ['crawler/data', whole],
    ['crawler/data', `${whole}<script type="application/ld+json">{</script>`],
    ['crawler/data', `${whole}<script type="application/ld+json">{"a": 1}</script>`],
    ['crawler/data', whole + data('API').replace('"headline":"API"', '"headline":"Else"')],
    ['crawler/crumb', whole + data('API', '/components/none')],
    ['crawler/index', '<meta http-equiv="refresh" content="0">'],
  ])('reports %s in %s', (rule, head) => expect(check(head)).toEqual([rule]));
});

it('reports pages that are too far away or not linked', () => {
  const link = (to: string) => `<a href="${to}">x</a>`;
  const pages = [
    pageOf('index.html', '', link('/a#b')),
    pageOf('a.html', '', link('/b') + link('/')),
    pageOf('b.html', '', link('https://elsewhere.test/c')),
    pageOf('c.html', ''),
  ];
  expect(checkDepth(pages, 2)).toEqual([
    { path: '/c', rule: 'crawler/depth', message: 'no link leads to it' },
  ]);
  expect(checkDepth(pages, 1).map(({ path }) => path)).toEqual(['/b', '/c']);
});

describe('checkMarkdown', () => {
  const page = pageOf('components/button/api.html', markdown);
  const check = (text: string | undefined, of = page) => {
    const texts: Record<string, string | undefined> = {
      '/components/button/api.md': text,
      '/llms.txt': '# A',
      '/llms-full.txt': '# A',
    };
    return rules(checkMarkdown([of], (path) => texts[path], new Set(['/a.md']), base));
  };
  const text = `# Button\n\nPage: <${base}/components/button/api>\n`;

  it('accepts a valid page, whatever its code shows', () => {
    expect(check(`${text}[a](${base}/a.md#x) [b](https://b.test)\n`)).toEqual([]);
    expect(check(`${text}\`\`\`html\n<!-- example(a) --> [x](/y)\n\`\`\`\n`)).toEqual([]);
  });

  it.each([
    ['markdown/missing', undefined],
    ['markdown/head', 'Button'],
    ['markdown/text', `${text}<!-- example(button-overview) -->`],
    ['markdown/text', `${text}[a](/a)`],
    ['markdown/text', `${text}[a](api:material-button#A)`],
    ['markdown/dead', `${text}[a](${base}/b.md)`],
  ])('reports %s in %s', (rule, wrong) => expect(check(wrong)).toEqual([rule]));

  it('reports a page that does not link to its Markdown version', () => {
    expect(check(text, pageOf('components/button/api.html', ''))).toEqual(['markdown/link']);
  });
});

describe('checkFeed', () => {
  const entry = (id: string, { date = '2026-01-01T00:00:00Z', link = '/a', title = 'T' } = {}) =>
    `<entry><id>${id}</id><title>${title}</title><updated>${date}</updated><link href="${base}${link}"/></entry>`;
  const feed = (entries: string, date = '2026-01-01T00:00:00Z') =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><updated>${date}</updated>${entries}</feed>`;
  const check = (xml: string) => rules(checkFeed(xml, new Set(['/a']), base));

  it('accepts a valid feed', () => {
    expect(check(feed(entry('1') + entry('2', { link: '/a#b' })))).toEqual([]);
  });

  it.each([
    ['feed/xml', '<feed>'],
    ['feed/id', feed(entry('1') + entry('1'))],
    ['feed/title', feed(entry('1', { title: '' }))],
    ['feed/date', feed(entry('1'), '2025-01-01T00:00:00Z')],
    ['feed/date', feed(entry('1', { date: '2999-01-01T00:00:00Z' }), '2999-01-01T00:00:00Z')],
    ['feed/link', feed(entry('1', { link: '/b' }))],
  ])('reports %s in %s', (rule, xml) => expect(check(xml)).toEqual([rule]));
});

it('reports a date in the sitemap that is in the future or invalid', () => {
  const robots = `Sitemap: ${base}/sitemap.xml`;
  const map = (date: string) => `<loc>${base}/a</loc><lastmod>${date}</lastmod>`;
  const check = (date: string) => rules(checkSitemap(['/a'], map(date), robots, base));
  expect(check('2026-01-01T00:00:00+01:00')).toEqual([]);
  expect(check('2999-01-01')).toEqual(['sitemap/date']);
  expect(check('yesterday')).toEqual(['sitemap/date']);
});
