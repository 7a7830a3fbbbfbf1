/** @jest-environment node */
import { ownOrigin } from './read-page';
import { checkStyleBudget, styleReport, weighStyles } from './style-budget';

const link = (href: string) => ({
  url: new URL(href.replace(' disabled', ''), ownOrigin),
  element: `<link href="${href}">`,
});

const files: Readonly<Record<string, string>> = {
  '/_next/static/a.css': 'a{color:red}',
  '/_next/static/b.css': 'b{color:blue}',
};
const read = (path: string) => {
  const text = files[path];
  if (text === undefined) throw new Error(`${path} is not a stylesheet of the site`);
  return text;
};

const page = (url: string, html: string, ...sheets: string[]) => ({
  url,
  html,
  references: sheets.map(link),
});

it('counts each stylesheet of the site once, and inline styles', () => {
  const [one, two, inline, theme] = weighStyles(
    [
      page(
        '/a',
        '',
        '/_next/static/a.css',
        '/_next/static/b.css disabled',
        '/live/x.css',
        '/themes/dark.css',
      ),
      page('/b', '', '/_next/static/a.css', '/_next/static/b.css', '/_next/static/b.css'),
      page('/c', '<style data-href="c">c{color:green}</style>', '/_next/static/a.css'),
      page('/d', '<style data-href="theme-sheet">d{}</style>', '/_next/static/a.css'),
    ],
    read,
  );
  expect(one?.size).toBeGreaterThan(20);
  expect(two?.size).toBeGreaterThan(one?.size ?? 0);
  expect(two?.size).toBeLessThan(3 * (one?.size ?? 0));
  expect(inline?.size).toBeGreaterThan(one?.size ?? 0);
  expect(theme?.size).toBe(one?.size);
});

it('reports pages with too many styles, and pages without any', () => {
  const weights = [
    { url: '/light', size: 1024 },
    { url: '/heavy', size: 4096 },
    { url: '/bare', size: 0 },
  ];
  expect(checkStyleBudget(weights, 2048)).toEqual([
    { path: '/heavy', rule: 'budget/styles', message: '4.0 KB, more than 2.0 KB' },
    { path: '/bare', rule: 'budget/styles', message: 'has no styles' },
  ]);
  expect(styleReport(weights)).toContain('styles of /heavy');
});
