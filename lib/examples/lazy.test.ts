/** @jest-environment node */
import { isLazyExample } from './lazy';

const example = { id: 'table-basic', kind: 'live' } as const;
const listOf = (count: number) => Array.from({ length: count }, () => example);
/** How many examples of such a list stand whole. */
const whole = (list: readonly (typeof example)[]) =>
  list.filter((one, index) => !isLazyExample(one, index, list)).length;

it('leaves out what is far down, sooner where an index of many stands above', () => {
  expect([2, 3, 12, 13, 34].map((count) => whole(listOf(count)))).toEqual([2, 3, 3, 1, 1]);
});

it('leaves out nothing whose room is not known, or that has nothing to show', () => {
  const list = listOf(34);
  expect(isLazyExample({ id: 'unknown', kind: 'live' }, 30, list)).toBe(false);
  expect(isLazyExample({ id: 'table-http', kind: 'listed' }, 30, list)).toBe(false);
});
