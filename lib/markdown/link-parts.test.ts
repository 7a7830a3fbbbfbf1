/** @jest-environment node */
import { highlightToHtml } from './highlight';

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<');
const linkTexts = (html: string) =>
  [...html.matchAll(/<a href=\S+ data-api>(.*?)<\/a>/g)].map(([, inner = '']) => textOf(inner));

it('wraps parts of colored code, and leaves its text alone', async () => {
  const code = 'const a = inject(UiDialog);\n<ui-x>';
  const parts = [
    { start: 0, end: 5, href: '/a' },
    { start: 17, end: 25, href: '/b#UiDialog' },
    { start: 29, end: 33, href: '/c' },
  ];
  const html = await highlightToHtml(code, 'ts', parts);
  expect(textOf(html)).toBe(code);
  expect(linkTexts(html)).toEqual(['const', 'UiDialog', 'ui-x']);
  expect(html).toMatch(/^<a href=\/a data-api><i class=k>const<\/i><\/a>/);
});

it('wraps a part that has several colors, and parts beside each other', async () => {
  const code = 'a.b(1)';
  const parts = [
    { start: 0, end: 3, href: '/a' },
    { start: 3, end: 6, href: '/b' },
  ];
  const html = await highlightToHtml(code, 'ts', parts);
  expect(linkTexts(html)).toEqual(['a.b', '(1)']);
  expect(textOf(html)).toBe(code);
});

it('writes the same as before where nothing is linked', async () => {
  const code = 'let x = "<b>";';
  expect(await highlightToHtml(code, 'ts', [])).toBe(await highlightToHtml(code, 'ts'));
});
