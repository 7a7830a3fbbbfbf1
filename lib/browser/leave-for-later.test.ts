import { hooked, hooks } from '@/lib/design/hooks';
import { leaveForLater } from './leave-for-later';

const later = () => Array.from(document.querySelectorAll(hooked('later')), ({ id }) => id);
const block = (id: string, content: string) => `<div id="${id}">${content}</div>`;
const row = (id: string) => `<div id="${id}" ${hooks.filterRow}=""></div>`;
const group = (id: string, rows: number) =>
  `<section id="${id}" ${hooks.filterGroup}="${id}">${Array.from({ length: rows }, (_, index) => row(`${id}${index}`)).join('')}</section>`;

it('leaves the larger blocks of a text for later, but none that holds a heading', () => {
  const code = '<b></b>'.repeat(5);
  document.body.innerHTML = `<article ${hooks.prose}="">${[
    ...Array.from({ length: 9 }, (_, index) => block(`first${index}`, code)),
    block('small', '<b></b>'),
    block('code', code),
    block('section', `<h2></h2>${code}`),
    block('table', code),
  ].join('')}</article>`;
  leaveForLater(document);
  expect(later()).toEqual(['code', 'table']);
});

it('leaves groups behind the first rows for later, and the further rows of one that begins among them', () => {
  document.body.innerHTML = group('a', 28) + group('b', 4) + group('c', 2);
  leaveForLater(document);
  expect(later()).toEqual(['b2', 'b3', 'c']);
});

it('forgets that someone went to a part of the page before', () => {
  document.documentElement.setAttribute(hooks.whole, '');
  leaveForLater(document);
  expect(document.documentElement).not.toHaveAttribute(hooks.whole);
});
