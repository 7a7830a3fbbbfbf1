import { describeValue } from './describe-value';

class Change {
  source = new Map([['a', 1]]);
  page = { index: 1, deep: { er: {} } };
  checked = true;
  _private = 1;
  handler = () => {};
}

it.each([
  ['text', `'text'`],
  [3, '3'],
  [null, 'null'],
  [undefined, 'undefined'],
  [new Change(), `{ page: { index: 1 }, checked: true }`],
  [{}, '{}'],
  [['a', 1, { b: 2 }], `['a', 1, { b: 2 }]`],
  [new Date(2026, 3, 16), '4/16/2026'],
  [new MouseEvent('click'), 'MouseEvent'],
])('says %p', (value, text) => {
  expect(describeValue(value)).toBe(text);
});

it('includes the time of a date that has one', () => {
  const text = describeValue({ value: new Date(2026, 3, 16, 8, 30) });
  expect(text.replace(/\s/g, ' ')).toBe('{ value: 4/16/2026 8:30 AM }');
});

it('stays short for long and recursive values', () => {
  const ring: Record<string, unknown> = { name: 'x'.repeat(500) };
  ring['self'] = ring;
  expect(describeValue(ring).length).toBeLessThanOrEqual(160);
});
