import { readFileSync } from 'node:fs';
import { hooked, hooks } from '@/lib/design/hooks';
import { layOutWhole, postponedParts, postponeLayout } from './postpone-layout';

const later = () => Array.from(document.querySelectorAll(hooked('postponed')), ({ id }) => id);
const block = (id: string, content: string) => `<div id="${id}">${content}</div>`;
const row = (id: string) => `<div id="${id}" ${hooks.filterRow}=""></div>`;
const group = (id: string, rows: number) =>
  `<section id="${id}" ${hooks.filterGroup}="${id}">${Array.from({ length: rows }, (_, index) => row(`${id}${index}`)).join('')}</section>`;

it('postpones blocks of a text without marks, but no headings, and none where all is laid out', () => {
  document.body.innerHTML = `<article ${hooks.prose}="">${[
    ...Array.from({ length: 9 }, (_, index) => block(`first${index}`, '')),
    block('ten', ''),
    '<div class="h2-row"><h2></h2></div>',
    `<p id="seen" ${hooks.laidOut}=""></p>`,
    block('code', '<b></b>'),
  ].join('')}</article>`;
  const left = () => Array.from(document.querySelectorAll(postponedParts), ({ id }) => id);
  expect(left()).toEqual(['ten', 'code']);
  layOutWhole();
  expect(left()).toEqual([]);
});

it('has the same selector as the stylesheet', () => {
  const css = readFileSync('app/styles/base.css', 'utf8').replace(/\s+/g, ' ');
  const [, text = ''] = postponedParts.split(`${hooked('whole')}) `);
  expect(css).toContain(
    `:where(:root:not(${hooked('whole')})) :is( ${hooked('postponed')}, ${text} ) {`,
  );
});

it('postpones groups after the first rows, and the further rows of one that starts among them', () => {
  document.body.innerHTML = group('a', 14) + group('b', 4) + group('c', 2);
  postponeLayout(document);
  expect(later()).toEqual(['b2', 'b3', 'c']);
});

it('resets the state of the previous page', () => {
  document.documentElement.setAttribute(hooks.whole, '');
  postponeLayout(document);
  expect(document.documentElement).not.toHaveAttribute(hooks.whole);
});
