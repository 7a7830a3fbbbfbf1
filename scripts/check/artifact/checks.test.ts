/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkHtml } from './check-html';
import { checkLinks, targetsOf } from './check-links';
import { checkPage, checkUnique } from './check-page';
import { checkSitemap } from './check-sitemap';
import { applyWaivers, type Finding } from './finding';
import { describePage } from './read-page';
import { createPageWeigher, weightReport } from './weigh';

const base = 'https://site.test';

function pageOf(file: string, body: string, head = '') {
  const url = file === 'index.html' ? '' : `/${file.replace('.html', '')}`;
  return describePage(
    file,
    `<!doctype html><html lang="en"><head><title>T ${file}</title>
     <meta name="description" content="D ${file}"><link rel="canonical" href="${base}${url}">
     ${head}</head><body>${body}</body></html>`,
  );
}

const rules = (findings: readonly Finding[]) => findings.map(({ rule }) => rule);

describe('checkLinks', () => {
  const home = pageOf('index.html', '<h1 id="a b">T</h1>');
  const check = (body: string) => {
    const page = pageOf('guides.html', body);
    return rules(checkLinks(page, targetsOf([home, page], ['/robots.txt', '/a.png'])));
  };

  it.each([
    ['a page', '<a href="/"></a>'],
    ['an id', '<a href="/#a%20b"></a>'],
    ['the top', '<a href="#"></a><a href="/#top"></a>'],
    ['an id of its own', '<p id="x"><a href="#x"></a>'],
    ['a file', '<a href="robots.txt"></a><img src="/a.png">'],
    ['another site', '<a href="https://elsewhere.test/x#y"></a><a href="mailto:a@b.test"></a>'],
  ])('accepts a reference to %s', (_, body) => expect(check(body)).toEqual([]));

  it.each([
    ['link/broken', '<a href="/nothing"></a>'],
    ['link/broken', '<img src="/b.png">'],
    ['link/broken', '<pre><a href="/nothing"></a></pre>'],
    ['link/broken', '<noscript><a href="/nothing"></a></noscript>'],
    ['link/fragment', '<a href="/#nothing"></a>'],
    ['link/fragment', '<a href="#nothing"></a>'],
    ['link/redirected', '<a href="/categories"></a>'],
  ])('reports %s in %s', (rule, body) => expect(check(body)).toEqual([rule]));
});

describe('checkPage', () => {
  it('accepts a valid page', () => {
    expect(checkPage(pageOf('guides.html', '<h1>A</h1><h2>B</h2><h2>C</h2>'), base)).toEqual([]);
  });

  it('ignores the headings of live examples', () => {
    const body = '<h1>A</h1><menu-basic-example><section><h5>B</h5></section></menu-basic-example>';
    expect(checkPage(pageOf('guides.html', body), base)).toEqual([]);
  });

  it.each([
    ['id/duplicate', '<h1 id="a">A</h1><p id="a">'],
    ['heading/order', '<h2>A</h2>'],
    ['heading/order', '<h1>A</h1><h1>B</h1>'],
    ['heading/order', '<h1>A</h1><h3>B</h3>'],
  ])('reports %s in %s', (rule, body) => {
    expect(rules(checkPage(pageOf('guides.html', body), base))).toEqual([rule]);
  });

  it('requires title, language, description and canonical URL', () => {
    const page = describePage('guides.html', '<html><head></head><body><h1>A</h1></body></html>');
    expect(rules(checkPage(page, base))).toEqual([
      'meta/title',
      'meta/language',
      'meta/description',
      'meta/canonical',
    ]);
  });
});

it('reports titles and descriptions that are not unique', () => {
  const page = pageOf('a.html', '');
  const other = { ...pageOf('b.html', ''), title: page.title, description: page.description };
  expect(rules(checkUnique([page, other]))).toEqual(['meta/same-title', 'meta/same-description']);
  expect(checkUnique([page, pageOf('b.html', '')])).toEqual([]);
});

describe('checkSitemap', () => {
  const sitemap = (...paths: string[]) => paths.map((path) => `<loc>${base}${path}</loc>`).join('');
  const robots = `User-agent: *\nSitemap: ${base}/sitemap.xml`;

  it('accepts a sitemap of every page except the not-found page', () => {
    expect(checkSitemap(['/', '/a', '/404'], sitemap('', '/a'), robots, base)).toEqual([]);
  });

  it.each([
    ['sitemap/missing', sitemap('/'), robots],
    ['sitemap/unknown', sitemap('/', '/a', '/b'), robots],
    ['sitemap/twice', sitemap('/', '/a', '/a'), robots],
    ['robots/sitemap', sitemap('/', '/a'), 'User-agent: *'],
    ['robots/disallow', sitemap('/', '/a'), `${robots}\nDisallow: /a`],
  ])('reports %s', (rule, map, text) => {
    expect(rules(checkSitemap(['/', '/a'], map, text, base))).toEqual([rule]);
  });
});

describe('checkHtml', () => {
  it('accepts the markup of React and Angular', async () => {
    const body = '<h1 style="color:red">A</h1><mat-icon _ngcontent-a>x</mat-icon><br/>';
    expect(await checkHtml(pageOf('a.html', body))).toEqual([]);
  });

  it('reports HTML that a browser has to repair', async () => {
    const findings = await checkHtml(pageOf('a.html', '<p><div>A</div></p><ul><p>B</p></ul>'));
    expect(rules(findings)).toContain('html/element-permitted-content');
  });
});

describe('applyWaivers', () => {
  const finding = { path: '/a/b', rule: 'link/broken', message: '/c does not exist' };

  it.each(['/a/b', '/a/*'])('removes findings that %s matches', (path) => {
    expect(applyWaivers([finding], [{ path, rule: 'link/broken', reason: 'known' }])).toEqual([]);
  });

  it('keeps another rule or path, and reports the waiver as unused', () => {
    const waivers = [
      { path: '/a/b', rule: 'link/fragment', reason: 'known' },
      { path: '/a', rule: 'link/broken', reason: 'known' },
      { path: '/a/b', rule: 'link/broken', message: '/d', reason: 'known' },
    ];
    expect(rules(applyWaivers([finding], waivers))).toEqual([
      'link/broken',
      'waiver/unused',
      'waiver/unused',
      'waiver/unused',
    ]);
  });
});

it('weighs the files that a page loads', () => {
  const out = mkdtempSync(join(tmpdir(), 'weigh-'));
  writeFileSync(join(out, 'a.css'), 'a{color:red}');
  writeFileSync(join(out, 'a.js'), 'void 0');
  const head = '<link rel="stylesheet" href="/a.css"><script src="/a.js"></script>';
  const weight = createPageWeigher(out)(pageOf('a.html', '', head));
  rmSync(out, { recursive: true });
  expect(weight).toMatchObject({ url: '/a', css: 16, script: 10 });
  expect(weightReport([weight]).join('\n')).toContain('/a');
});
