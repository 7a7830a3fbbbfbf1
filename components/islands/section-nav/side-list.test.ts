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

it('leads to a guide from wherever one is', () => {
  const guide = { href: '/guide/theming', label: 'Theming', group: 'theming' };
  expect(hrefFrom('/guide/typography', guide)).toBe('/guide/theming');
});
