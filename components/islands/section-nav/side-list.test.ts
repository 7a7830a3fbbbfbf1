/** @jest-environment node */
import { hrefFrom } from './side-list';

const badge = {
  href: '/components/badge/overview',
  label: 'Badge',
  group: 'indicator',
  tabs: ['overview', 'api', 'examples'],
};

it.each([
  ['/components/button/api', '/components/badge/api'],
  ['/components/button/styling', '/components/badge/overview'],
  ['/components/button/examples', '/components/badge/examples'],
  ['/components/button/examples/button-overview', '/components/badge/examples'],
  ['/components/categories', '/components/badge/overview'],
])('from %s an entry leads to %s', (from, to) => {
  expect(hrefFrom(from, badge)).toBe(to);
});

it('returns the URL of a guide from any page', () => {
  const guide = { href: '/guide/theming', label: 'Theming', group: 'theming' };
  expect(hrefFrom('/guide/typography', guide)).toBe('/guide/theming');
});

describe('with a base path', () => {
  const before = process.env.BASE_PATH;
  beforeAll(() => {
    process.env.BASE_PATH = '/22';
    jest.resetModules();
  });
  afterAll(() => {
    if (before === undefined) delete process.env.BASE_PATH;
    else process.env.BASE_PATH = before;
  });

  it('distinguishes items, and links to the same tab', async () => {
    const below = await import('./side-list');
    expect(below.itemRoot('/22/components/button/api')).toBe('/22/components/button');
    const there = { ...badge, href: `/22${badge.href}` };
    expect(below.hrefFrom('/22/components/button/api', there)).toBe('/22/components/badge/api');
  });
});
