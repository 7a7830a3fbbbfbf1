/** @jest-environment node */
import { median } from './median';
import { table } from './table';

it.each([
  [[], undefined],
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 2, 3], 2.5],
])('the median of %p is %p', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('formats a Markdown table', () => {
  expect(
    table([
      ['page', 'ms'],
      ['a', '1200'],
    ]),
  ).toBe('| page | ms   |\n|------|------|\n| a    | 1200 |');
});
