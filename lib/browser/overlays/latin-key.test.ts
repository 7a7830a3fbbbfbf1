/** @jest-environment node */
import { latinKey } from './latin-key';

it.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'k'],
  // Russian, Greek and Hebrew.
  ['л', 'KeyK', 'k'],
  ['Κ', 'KeyK', 'k'],
  ['ל', 'KeyK', 'k'],
  // A Latin letter is used as it is, at any position: Dvorak.
  ['t', 'KeyK', 't'],
  ['/', 'Slash', '/'],
  ['Enter', 'Enter', 'enter'],
])('%s on %s is %s', (key, code, expected) => {
  expect(latinKey({ key, code })).toBe(expected);
});
