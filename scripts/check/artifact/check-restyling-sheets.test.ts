/** @jest-environment node */
import { checkRestylingSheets } from './check-restyling-sheets';

const script = '_next/static/chunks/a.js';
const sheet = '_next/static/chunks/menu.css';
const check = (css: string, data: Readonly<Record<string, string>> = {}) =>
  checkRestylingSheets([script, sheet, ...Object.keys(data)], (file) => {
    if (file === sheet) return css;
    return file === script ? 'load("static/chunks/menu.css")' : (data[file] ?? '');
  });

it.each(['@layer utilities{.a{top:0}}', '@property --a{inherits:false}', ':root,.a{--b:1px}'])(
  'rejects a lazily loaded stylesheet with %s',
  (css) => {
    expect(check(css)).toMatchObject([{ path: `/${sheet}`, rule: 'styles/restyling' }]);
  },
);

it('rejects fonts in the stylesheets of examples', () => {
  const name = 'live/material-button.0a.css';
  const checkOne = (css: string) => checkRestylingSheets([name], () => css);
  expect(checkOne('@font-face{font-family:icons}')).toMatchObject([{ path: `/${name}` }]);
  expect(checkOne(':root{--a:1px}')).toEqual([]);
});

it('accepts plain rules, and layers in stylesheets that pages load at first', () => {
  expect(check('.a{top:0}.root{--b:1px}')).toEqual([]);
  const link = '{"href":"/_next/static/chunks/menu.css"}';
  const layer = '@layer utilities{.a{top:0}}';
  expect(check(layer, { 'a.txt': link, 'b.txt': link })).toEqual([]);
  expect(check(layer, { '_next/static/site/parts-b.json': link })).toEqual([]);
  expect(check(layer, { 'a.txt': link, 'b.txt': '' })).toHaveLength(1);
});
