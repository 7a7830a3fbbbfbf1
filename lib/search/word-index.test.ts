import { findWords, fits, readPostings, writePostings } from './word-index';

const index = readPostings(
  writePostings([
    ['button', [1, 5, 900]],
    ['butter', [2]],
    ['paginator', [3]],
    ['tab', [4]],
  ]),
);
const found = (typed: string, typos?: boolean) =>
  findWords(index, typed, typos).map(({ word, fit }) => [word, fit]);

it('returns the ids of a word', () => {
  expect(index.get('button')).toEqual([1, 5, 900]);
});

it.each([
  ['button', [['button', fits.exact]]],
  [
    'but',
    [
      ['button', fits.prefix],
      ['butter', fits.prefix],
    ],
  ],
  ['buton', [['button', fits.typo]]],
  ['butotn', [['button', fits.typo]]],
  ['panigator', [['paginator', fits.typo]]],
  ['tba', []],
  ['zzzzzzzz', []],
])('finds what %s means', (typed, words) => {
  expect(found(typed).sort()).toEqual([...words].sort());
});

it('finds typos only when requested', () => {
  expect(found('buton', false)).toEqual([]);
});

it('throws for a text that is not an index', () => {
  expect(() => readPostings('<!doctype html>')).toThrow('search index: expected');
  expect(() => readPostings('search-words 1\nword !')).toThrow(
    'search index: cannot read "word !"',
  );
});
