/** @jest-environment node */
import { isDeferredExample } from './deferred';
import { exampleFixture } from './example.fixture';

const fixture = (id: string, kind: 'live' | 'listed') =>
  exampleFixture({ id, kind, packagePath: `material/table/${id}` });
const example = fixture('table-basic', 'live');
const listOf = (count: number) => Array.from({ length: count }, () => example);
/** The number of examples in a list that are rendered in full. */
const whole = (list: readonly (typeof example)[]) =>
  list.filter((one, index) => !isDeferredExample(one, index, list)).length;

it('defers examples far down, and earlier in long lists, which have an index at the top', () => {
  expect([2, 3, 12, 13, 34].map((count) => whole(listOf(count)))).toEqual([2, 3, 3, 1, 1]);
});

it('never defers examples without a known size, or with nothing to render', () => {
  const list = listOf(34);
  expect(isDeferredExample(fixture('table-unknown', 'live'), 30, list)).toBe(false);
  expect(isDeferredExample(fixture('table-http', 'listed'), 30, list)).toBe(false);
});
