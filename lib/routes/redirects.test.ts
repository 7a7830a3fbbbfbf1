import fc from 'fast-check';
import { docItems } from '@/content/doc-items';
import { guides } from '@/content/guides';
import { sections } from '@/content/sections';
import { paths } from './paths';
import { follow, redirectProblems, redirectTable, resolve } from './redirects';

const pages = new Set<string>([
  paths.home(),
  paths.notFound(),
  paths.guides(),
  ...guides.map(paths.guide),
  ...sections.map((section) => paths.categories(section.key)),
  ...docItems.flatMap((item) => [paths.item(item, 'overview'), paths.item(item, 'api')]),
]);

describe('the redirect table', () => {
  it('has no loops, chains, duplicates or missing targets', () => {
    expect(redirectProblems(redirectTable, pages)).toEqual([]);
  });

  it.each([
    [[{ from: '/a', to: '/nowhere' }], '/a redirects to /nowhere, which is not a page'],
    [[{ from: '/guides', to: '/' }], '/guides is redirected, but is also a page'],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
      '/a redirects to /b, which redirects again',
    ],
    [
      [
        { from: '/a', to: '/' },
        { from: '/a', to: '/guides' },
      ],
      '/a is redirected twice',
    ],
  ])('is told what is wrong with %j', (table, problem) => {
    expect(redirectProblems(table, pages)).toContain(problem);
  });
});

describe('resolve', () => {
  it.each([
    ['/', '/'],
    ['/guides', '/guides'],
    ['/guides/', '/guides'],
    ['/404', '/404'],
    ['/categories', '/components/categories'],
    ['/components', '/components/categories'],
    ['/COMPONENTS', '/components/categories'],
    ['/cdk', '/cdk/categories'],
    ['/Cdk/', '/cdk/categories'],
    ['/guide/cdk-table', '/cdk/table/overview'],
    ['/components/button', '/components/button/overview'],
    ['/CDK/table/api', '/cdk/table/api'],
    ['/cdk/TABLE/api', '/404'],
    ['/components/nothing', '/404'],
    ['/components/button/nothing/at/all', '/404'],
    ['/guide', '/404'],
    ['/guide/nothing', '/404'],
    ['/Guides', '/'],
    ['/nothing', '/'],
    ['/nothing/button/overview', '/'],
    ['/componentsx/button', '/'],
  ])('leads %s to %s', (path, end) => {
    expect(follow(path, pages)).toEqual({ kind: 'found', path: end });
  });

  it.each(['/_next/static/gone.js', '/live/gone.js', '/themes/gone.css', '/cdk/table/gone.txt'])(
    'redirects no missing file: %s',
    (path) => expect(resolve(path, pages)).toEqual({ kind: 'missing-file', path }),
  );

  it('resolves every path to a page or a missing file', () => {
    const segment = fc.oneof(
      fc.string(),
      fc.constantFrom('components', 'CDK', 'cdk', 'guide', 'guides', '404', 'table', '_next', ''),
    );
    const anyPath = fc.array(segment).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(anyPath, (path) => {
        const end = follow(path, pages);
        return end.kind === 'missing-file' || pages.has(end.path);
      }),
    );
  });

  it('resolves every spelling of a section to the page itself', () => {
    const spelled = fc
      .tuple(fc.constantFrom(...pages), fc.infiniteStream(fc.boolean()))
      .filter(([page]) => /^\/(components|cdk)\//.test(page))
      .map(([page, capitals]) => {
        const [, section = '', rest = ''] = /^\/(\w+)(.*)$/.exec(page) ?? [];
        const letters = [...section].map((letter) =>
          capitals.next().value ? letter.toUpperCase() : letter,
        );
        return { page, path: `/${letters.join('')}${rest}` };
      });
    fc.assert(
      fc.property(spelled, ({ page, path }) => {
        expect(follow(path, pages)).toEqual({ kind: 'found', path: page });
      }),
    );
  });
});
