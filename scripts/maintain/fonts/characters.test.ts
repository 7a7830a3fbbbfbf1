/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import { firstCharacters, fontCharacters, otherCharacters, unicodeRange } from './characters';

it('splits all characters into the two fonts', () => {
  expect([...firstCharacters, ...otherCharacters].sort()).toEqual([...fontCharacters].sort());
});

it('formats characters as unicode-range of CSS', () => {
  expect(unicodeRange('cabx–')).toBe('U+61-63, U+78, U+2013');
});

it('has the same unicode-range in app/layout.tsx', () => {
  expect(readFileSync('app/layout.tsx', 'utf8')).toContain(`'${unicodeRange(otherCharacters)}'`);
});

it('keeps the first font within the initial TCP window: ten packets without headers', () => {
  expect(statSync('app/fonts/roboto.woff2').size).toBeLessThan(10 * 1460 - 900);
});
