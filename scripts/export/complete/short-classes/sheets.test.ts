/** @jest-environment node */
import { classesOfSheet, shortenSheet } from './sheets';

const css = [
  '@layer components{.card{color:red}}',
  '@layer utilities{@layer plain{.p-4,.md\\:p-4{padding:1rem}}}',
  '.late\\:m-1{margin:1px}.note-box{margin:0}',
  '@keyframes turn{to{rotate:1turn}}',
].join('');

it('finds classes in every layer, and in none', () => {
  expect([...classesOfSheet(css)]).toEqual(['card', 'p-4', 'md:p-4', 'late:m-1', 'note-box']);
});

it('shortens classes wherever a selector names them, and nothing else', () => {
  const names = new Map([
    ['p-4', 'A'],
    ['md:p-4', 'B'],
    ['group/card', 'C'],
  ]);
  expect(shortenSheet(css, names)).toBe(css.replace('.p-4,.md\\:p-4', '.A,.B'));
  const nested = ':is(.group\\/card:hover *).p-4>a[href="x.p-4"]{background:url(a.p-4.svg)}';
  expect(shortenSheet(nested, names)).toBe(
    ':is(.C:hover *).A>a[href="x.p-4"]{background:url(a.p-4.svg)}',
  );
});
