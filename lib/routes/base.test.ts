/** @jest-environment node */
import type { MarkdownDocument } from '@/lib/markdown/document';

/*
 * Tests all code that creates, reads or compares URLs for a site below a path. `npm run test:base` tests a
 * whole build in the same way.
 */

const button = { id: 'button', packageName: 'material' } as const;
const origin = 'https://docs.test';
const before = { base: process.env.BASE_PATH, origin: process.env['SITE_BASE_URL'] };

beforeAll(() => {
  process.env.BASE_PATH = '/22';
  process.env['SITE_BASE_URL'] = origin;
  jest.resetModules();
});

afterAll(() => {
  for (const [name, value] of [
    ['BASE_PATH', before.base],
    ['SITE_BASE_URL', before.origin],
  ] as const) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
});

describe('addresses', () => {
  it('begin with the base path everywhere', async () => {
    const { paths } = await import('./paths');
    const { filePaths } = await import('./file-paths');
    const { searchPaths } = await import('./search-paths');
    const { themeBuilderPaths } = await import('./theme-builder-paths');
    const { agentPaths } = await import('./agent-paths');
    const { iconFiles } = await import('./icons');
    const addresses = [
      ...iconFiles,
      paths.home(),
      paths.item(button, 'api'),
      paths.example(button, 'button-basic'),
      paths.apiJson(button),
      paths.search(),
      paths.themeBuilder(),
      paths.guideGroup('start'),
      filePaths.live('runtime.js'),
      filePaths.theme('purple-green'),
      filePaths.versions(),
      searchPaths.query('a b'),
      ...Object.values(themeBuilderPaths),
      agentPaths.llms,
      agentPaths.card('site'),
      agentPaths.markdown(paths.item(button, 'api')),
    ];
    expect(addresses.filter((address) => !/^\/22\/(?!22)/.test(address))).toEqual([]);
    expect(paths.home()).toBe('/22/');
  });

  it('are converted to paths within the export', async () => {
    const { isWithinBase, withBase, withoutBase } = await import('./base');
    expect(['/22', '/22/', '/22/guides', '/21/guides', '/220'].map(withoutBase)).toEqual([
      '/',
      '/',
      '/guides',
      '/21/guides',
      '/220',
    ]);
    expect(['/22', '/22/a', '/220', '/21/22/'].map(isWithinBase)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(withBase('/guides')).toBe('/22/guides');
  });

  it('of pages are absolute for search engines and agents', async () => {
    const { structuredData } = await import('./structured-data');
    const { openSearchDescription } = await import('./open-search');
    const { linkTo } = await import('@/lib/agents/text');
    const home = structuredData({
      path: '/22/',
      title: 'T',
      description: 'D',
      name: 'N',
      above: [],
    });
    expect(JSON.stringify(home)).toContain(`"url":"${origin}/22/"`);
    expect(openSearchDescription()).toContain(`template="${origin}/22/search?q={searchTerms}"`);
    expect(linkTo('/22/components/button/overview#api')).toBe(
      `${origin}/22/components/button/overview.md#api`,
    );
  });
});

describe('links written from the root', () => {
  it('get the base path, in pages and in Markdown', async () => {
    const { readMarkdown } = await import('@/lib/markdown/document');
    const { withSiteParts } = await import('@/lib/agents/prose-markdown');
    const source = 'The [guides](/guides#styles).';
    const document: MarkdownDocument = await readMarkdown(source, {
      file: 'a.md',
      explainMissing: () => undefined,
      isPage: (path) => path === '/22/guides',
    });
    expect(JSON.stringify(document.tree)).toContain('"href":"/22/guides#styles"');
    expect(withSiteParts(source, 'a.md')).toBe(`The [guides](${origin}/22/guides.md#styles).`);
  });
});

describe('paths within the export', () => {
  it('are used by redirects, hashed files and the live manifest', async () => {
    const { redirectTable, resolve } = await import('./redirects');
    const { hashedPrefixes, isHashed } = await import('./hosts/headers');
    const { stubFile } = await import('./hosts/html-stub');
    expect(redirectTable.flatMap(({ from, to }) => [from, to]).join(' ')).not.toContain('/22');
    expect(resolve('/nothing', new Set())).toMatchObject({ to: '/' });
    expect(hashedPrefixes).toContain('/_next/static/');
    expect(isHashed('/live/chunk-ABCD123.js')).toBe(true);
    expect(redirectTable.map(stubFile)).toContain('categories.html');
  });

  it('get the base path when pages use them', async () => {
    const { htmlStub } = await import('./hosts/html-stub');
    const { notFoundRedirects } = await import('./hosts/not-found-script');
    const { liveManifest } = await import('@/lib/examples/manifest');
    const stub = htmlStub({ from: '/categories', to: '/components/categories' }, origin, '');
    expect(stub).toContain('{"to":"/22/components/categories"}');
    expect(stub).toContain(`href="${origin}/22/components/categories"`);
    expect(notFoundRedirects()).toMatchObject({ base: '/22', home: '/', notFound: '/404' });
    const { runtime, base, sheets } = liveManifest();
    const files = [runtime, ...base, ...Object.values(sheets).flat()];
    expect(files.filter((file) => !file.startsWith('/22/live/'))).toEqual([]);
  });
});

describe('the script of the not-found page', () => {
  it.each([
    ['/22/Components/button', '/22/components/button?a=1#b'],
    ['/22/categories', '/22/components/categories?a=1#b'],
    ['/22/guides/', '/22/guides?a=1#b'],
    ['/22/nothing/else', '/22/'],
    ['/22/guide/nothing', '/22/404?from=%2Fguide%2Fnothing'],
    ['/22/404', undefined],
    ['/22/', undefined],
    ['/22', undefined],
    ['/22/live/gone.js', undefined],
    ['/guides', '/22/guides?a=1#b'],
    ['//evil.test/a', '/22/evil.test/a?a=1#b'],
  ])('leads from %s to %s', async (pathname, end) => {
    const { notFoundRedirects } = await import('./hosts/not-found-script');
    const { redirectTarget } = await import('./hosts/redirect-target');
    expect(redirectTarget(notFoundRedirects(), { pathname, search: '?a=1', hash: '#b' })).toBe(end);
  });
});

describe('in browsers', () => {
  it('only links below the base path navigate within the site', async () => {
    const { clientTarget } = await import('@/lib/browser/navigation/links');
    const here = { origin, pathname: '/22/guides', search: '' };
    const link = (path: string) => ({ href: origin + path, target: '', hasAttribute: () => false });
    expect(clientTarget(link('/22/components/button/api#x'), here)).toBe(
      '/22/components/button/api#x',
    );
    expect(clientTarget(link('/22/'), here)).toBe('/22/');
    for (const path of ['/21/guides', '/guides', '/22/live/a', '/22/guides#x']) {
      expect(clientTarget(link(path), here)).toBeUndefined();
    }
  });

  it('another version has the same page below its own path', async () => {
    const { versionTarget } = await import('@/lib/browser/navigation/versions');
    const at = (pathname: string) => ({ href: origin + pathname, pathname, hash: '#a' });
    const older = { title: '21', url: `${origin}/21` };
    expect(versionTarget(older, at('/22/guides'), '22')).toBe(`${origin}/21/guides#a`);
    expect(versionTarget(older, at('/22/'), '22')).toBe(`${origin}/21/#a`);
    // Specification §5; sites below paths never meet this case.
    expect(versionTarget({ title: '22.1', url: `${origin}/22` }, at('/22/'), '22')).toBeUndefined();
  });

  it.each([
    ['', '/22/assets/versions.json'],
    ['https://other.test', 'https://other.test/assets/versions.json'],
  ])('the list of versions is that of the host "%s"', async (host, address) => {
    const { fetchVersions } = await import('@/lib/browser/navigation/versions');
    const list = [{ title: '21', url: `${origin}/21` }];
    const request = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(list));
    expect(await fetchVersions(host)).toEqual(list);
    expect(request).toHaveBeenCalledWith(address, expect.anything());
    request.mockRestore();
  });

  it.each([
    ['/22/', '/22/index.txt'],
    ['/22', '/22/index.txt'],
    ['/22/guides', '/22/guides.txt'],
  ])('the data of %s is %s', async (path, data) => {
    const { pageDataUrl } = await import('@/lib/start/next/page-data');
    expect(pageDataUrl(path)).toBe(data);
  });
});

describe('a request to a host', () => {
  it.each([
    ['/22', { status: 301, location: '/22/' }],
    ['/22/', { status: 200, path: '/' }],
    ['/22/guides/?a=1', { status: 301, location: '/22/guides?a=1' }],
    ['//22//guides', { status: 301, location: '/22/guides' }],
    ['/22/../guides', { status: 302, location: '/22/guides' }],
    ['/22/nothing', { status: 302, location: '/22/' }],
    ['/220', { status: 302, location: '/22/220' }],
    ['/%E0%A4%A', { status: 400 }],
  ])('for %s is answered with %j', async (target, expected) => {
    const { answerOnHost } = await import('./answers');
    const site = { base: '/22', existing: new Set(['/', '/guides']), moved: new Map() };
    expect(answerOnHost(target, [site])).toMatchObject(expected);
  });
});
