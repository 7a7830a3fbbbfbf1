/** @jest-environment node */
import { withFontsAfterSheet } from './font-preloads';

const font =
  '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
const sheet = '<link rel="stylesheet" href="/22/_next/static/site/page-1.css"/>';
const other = '<link rel="stylesheet" href="/_next/static/chunks/2.css" disabled=""/>';

it('asks for the first style sheet of the site, then for the fonts', () => {
  expect(withFontsAfterSheet(`<head>${font}<script></script>${sheet}${other}</head>`)).toBe(
    `<head><script></script>${sheet}${font}${other}</head>`,
  );
});

it.each([`<head>${font}</head>`, `<head>${sheet}</head>`])('leaves %s alone', (html) => {
  expect(withFontsAfterSheet(html)).toBe(html);
});
