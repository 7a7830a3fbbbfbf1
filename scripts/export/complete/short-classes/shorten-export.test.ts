/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortenExport } from './shorten-export';

let out: string;
const folder = () => join(out, '_next/static/chunks');
const files = () =>
  new Map(readdirSync(folder()).map((name) => [name, readFileSync(join(folder(), name), 'utf8')]));
const other = '.their-box{margin:0}';
const css = '@layer utilities{.p-4{padding:1rem}.sought-1{color:red}.flex{display:flex}}';
const script = 'load("static/chunks/b123456789012.css");x("p-4 flex");find(".sought-1")';

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'classes-'));
  mkdirSync(folder(), { recursive: true });
  writeFileSync(join(folder(), 'b123456789012.css'), css);
  writeFileSync(join(folder(), 'run-a123456789012.js'), script);
  mkdirSync(join(out, 'live'));
  writeFileSync(join(out, 'live/a.css'), other);
});
afterEach(() => rmSync(out, { recursive: true }));

it('shortens sheets and scripts alike, under other names, and pages that name both', () => {
  const { html, data, files: rename } = shortenExport(out);
  const [, short = ''] = /class="(.*)"/.exec(html('<p class="p-4">')) ?? [];
  expect(short).toMatch(/^\w{1,2}$/);
  const [sheet = '', run = ''] = [...files().keys()].sort((a, b) => a.length - b.length);
  expect(files().get(sheet)).toBe(css.replace('.p-4', `.${short}`));
  expect(files().get(run)).toBe(script.replace('b123456789012.css', sheet).replace('p-4', short));
  expect(run).toMatch(/^run-[0-9a-f]{13}\.js$/);
  expect(rename('/_next/b123456789012.css /b.css')).toBe(`/_next/${sheet} /b.css`);
  expect(html('<p class="p-4 sought-1"><link href="/b123456789012.css">')).toBe(
    `<p class="${short} sought-1"><link href="/${sheet}">`,
  );
  expect(data('0:["$","p",null,{"className":"flex p-4"}]\n')).toContain(`"flex ${short}"`);
});

it('gives files other names when their classes have others', () => {
  shortenExport(out);
  const before = [...files().keys()];
  for (const name of before) rmSync(join(folder(), name));
  writeFileSync(join(folder(), 'b123456789012.css'), css.replace('.flex', '.m-1{margin:0}.flex'));
  writeFileSync(join(folder(), 'run-a123456789012.js'), script);
  shortenExport(out);
  expect([...files().keys()].filter((name) => before.includes(name))).toEqual([]);
});

it('keeps what a style sheet from elsewhere calls the same', () => {
  writeFileSync(join(folder(), 'b123456789012.css'), css + other);
  expect(shortenExport(out).html('<p class="their-box">')).toBe('<p class="their-box">');
});

it('gives the elements that the first script makes the same names', () => {
  const { html, early } = shortenExport(out);
  const [, short = ''] = /class="(.*)"/.exec(html('<p class="p-4">')) ?? [];
  expect(early('x.className="p-4 flex"')).toBe(`x.className="${short} flex"`);
});

it('changes nothing when it is run again', () => {
  shortenExport(out);
  const before = files();
  const { html } = shortenExport(out);
  expect(files()).toEqual(before);
  expect(html('<p class="p-4">')).toBe('<p class="p-4">');
});
