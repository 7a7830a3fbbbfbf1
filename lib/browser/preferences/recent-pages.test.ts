import { readRecentPages, rememberPage } from './recent-pages';

const page = (number: number) => ({ url: `/guide/${number}`, title: `Guide ${number}` });

beforeEach(() => localStorage.clear());

it('remembers the last eight pages, newest first, each once', () => {
  for (let number = 0; number < 10; number++) rememberPage(page(number));
  rememberPage(page(5));
  expect(readRecentPages().map(({ url }) => url)).toEqual(
    [5, 9, 8, 7, 6, 4, 3, 2].map((number) => `/guide/${number}`),
  );
});

it.each([
  '{',
  '3',
  '[1,null]',
  '[{"url":"javascript:alert(1)","title":"x"}]',
  '[{"url":"//x.example","title":"x"}]',
])('ignores a stored %s', (text) => {
  localStorage.setItem('docs-recent-pages', text);
  expect(readRecentPages()).toEqual([]);
});
