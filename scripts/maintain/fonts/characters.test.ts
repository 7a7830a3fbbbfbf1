/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import { firstCharacters, fontCharacters, otherCharacters, unicodeRange } from './characters';

it('splits what the fonts hold in two, without a rest', () => {
  expect([...firstCharacters, ...otherCharacters].sort()).toEqual([...fontCharacters].sort());
});

it('says characters as CSS does', () => {
  expect(unicodeRange('cabx–')).toBe('U+61-63, U+78, U+2013');
});

it('has the page ask for the second font where it has the letters, and only there', () => {
  expect(readFileSync('app/layout.tsx', 'utf8')).toContain(`'${unicodeRange(otherCharacters)}'`);
});

it('keeps the first font within what comes at once: ten packets, less the headers', () => {
  expect(statSync('app/fonts/roboto.woff2').size).toBeLessThan(10 * 1460 - 900);
});
