/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { firstCharacters, fontCharacters, otherCharacters } from './characters';

it('splits all characters into the two fonts', () => {
  expect([...firstCharacters, ...otherCharacters].sort()).toEqual([...fontCharacters].sort());
});

it('has the same characters in the unicode-range of app/layout.tsx', () => {
  const [, ranges = ''] = /'(U\+[^']*)'/.exec(readFileSync('app/layout.tsx', 'utf8')) ?? [];
  const characters = ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
  });
  expect(characters.sort()).toEqual([...otherCharacters].sort());
});
