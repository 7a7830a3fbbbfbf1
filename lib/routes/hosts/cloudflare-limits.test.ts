import { cloudflareLimitProblems } from './cloudflare-limits';

const redirects = (count: number, from: string) =>
  Array.from({ length: count }, (_, index) => `/${index}${from} /there 301\n`).join('');
const headers = (count: number) =>
  Array.from({ length: count }, (_, index) => `/${index}/*\n  X-Name: value\n`).join('\n');

it('accepts the maximum number of rules', () => {
  const most = redirects(2000, '/here') + redirects(100, '/*');
  expect(cloudflareLimitProblems(most, headers(100))).toEqual([]);
});

it.each([
  [redirects(2001, '/here'), '', '2000 redirects of exact paths, but there are 2001.'],
  [redirects(101, '/*'), '', '100 redirects of patterns, but there are 101.'],
  [`/${'a'.repeat(1000)} / 301`, '', '1000 characters in a redirect, but there are 1007.'],
  ['', headers(101), '100 rules for headers, but there are 101.'],
  ['', `/*\n  X-Name: ${'a'.repeat(2000)}`, '2000 characters in a line of headers'],
])('names an exceeded limit', (rules, lines, words) => {
  const [reason, ...others] = cloudflareLimitProblems(rules, lines);
  expect(reason).toContain(words);
  expect(others).toEqual([]);
});
