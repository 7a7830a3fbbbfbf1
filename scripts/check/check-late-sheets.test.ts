/** @jest-environment node */
import { checkLateSheets } from './check-late-sheets';

const script = '_next/static/chunks/a.js';
const sheet = '_next/static/chunks/menu.css';
const check = (css: string, pages: readonly string[] = ['', '', '']) =>
  checkLateSheets(
    pages.map((html) => ({ html })),
    [script, sheet],
    (file) => (file === script ? 'load("static/chunks/menu.css")' : css),
  );

it.each(['@layer utilities{.a{top:0}}', '@property --a{inherits:false}', ':root,.a{--b:1px}'])(
  'refuses a sheet of what is opened with %s',
  (css) => {
    expect(check(css)).toMatchObject([{ path: `/${sheet}`, rule: 'styles/late' }]);
  },
);

it('takes plain rules, and layers in what pages have', () => {
  expect(check('.a{top:0}.root{--b:1px}')).toEqual([]);
  const link = '<link href="/_next/static/chunks/menu.css">';
  expect(check('@layer utilities{.a{top:0}}', [link, link, ''])).toEqual([]);
  expect(check('@layer utilities{.a{top:0}}', [link, '', ''])).toHaveLength(1);
});
