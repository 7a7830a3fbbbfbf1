import { site } from '@/content/site';
import { code, fence, linkTo, table } from './text';

it('keeps the content of a cell on one line', () => {
  expect(table(['A', 'B'], [['`a | b`', 'one\n  two \\| three']])).toBe(
    '| A | B |\n| --- | --- |\n| `a \\| b` | one two \\| three |',
  );
  expect(table(['A'], [['See:\n```ts\nconst a = 1;\nrun(a);\n```\nDone.']])).toContain(
    '| See: `const a = 1; run(a);` Done. |',
  );
  expect(table(['A'], [])).toBe('');
});

it('encloses code in more backticks than it contains', () => {
  expect(code('a')).toBe('`a`');
  expect(code('a`b')).toBe('``a`b``');
  expect(code('`a`')).toBe('`` `a` ``');
  expect(fence('md', '```ts\na\n```', 'a.md')).toBe('````md title="a.md"\n```ts\na\n```\n````');
});

it('links to pages as Markdown where they exist in that form', () => {
  const base = site.baseUrl;
  expect(linkTo('/components/button/api#MatButton')).toBe(
    `${base}/components/button/api.md#MatButton`,
  );
  expect(linkTo('/guide/theming?a=b')).toBe(`${base}/guide/theming.md?a=b`);
  expect(linkTo('/')).toBe(`${base}/index.md`);
  expect(linkTo('/404')).toBe(`${base}/404`);
  expect(linkTo('/components/button/examples/button-overview')).toMatch(/button-overview\.md$/);
});
