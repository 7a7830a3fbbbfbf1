/** @jest-environment node */
import fc from 'fast-check';
import { lineDiff } from './line-diff';

const signs = { same: ' ', removed: '-', added: '+' };
const printed = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => signs[kind] + text);

it('compares texts line by line', () => {
  expect(printed('a\nb\nc', 'a\nc\nd')).toEqual([' a', '-b', ' c', '+d']);
  expect(printed('a', 'b')).toEqual(['-a', '+b']);
  expect(printed('a\nb', 'a\nb')).toEqual([' a', ' b']);
});

it('contains both texts, whatever they are', () => {
  const text = fc.array(fc.constantFrom('a', 'b', '')).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before, after);
      const without = (kind: string) =>
        lines.flatMap((line) => (line.kind === kind ? [] : [line.text])).join('\n');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
  );
});

it('shows very long texts as replaced', () => {
  const long = 'a\n'.repeat(700);
  expect(lineDiff(long, long).some(({ kind }) => kind === 'same')).toBe(false);
});
