import { byOrigin, inputRow, outputRow, propertyRow } from './member-rows';

const base = { name: 'ariaLabel', anchor: 'MatX-ariaLabel', type: [{ text: 'string' }] };

it('names an input by its template name and keeps its TypeScript name', () => {
  const row = inputRow({ ...base, binding: 'aria-label', required: true, signal: true });
  expect(row).toMatchObject({ name: 'aria-label', property: 'ariaLabel' });
  expect(row.marks.map(({ text }) => text)).toEqual(['Required', 'Signal']);
});

it('marks both halves of a two-way binding', () => {
  const input = inputRow({ ...base, binding: 'value', twoWay: true });
  const output = outputRow({ ...base, binding: 'valueChange', model: true });
  expect(input.marks).toEqual([{ text: 'Two-way [(value)]' }]);
  expect(output.marks).toEqual([{ text: 'Of a two-way binding' }]);
});

it('marks the restrictions of a property', () => {
  const row = propertyRow({ ...base, optional: true, readonly: true, static: true });
  expect(row.name).toBe('ariaLabel?');
  expect(row.marks.map(({ text }) => text)).toEqual(['Static', 'Read-only']);
});

it('separates own members from inherited ones, grouped by origin', () => {
  const a = { name: 'A' };
  const member = (id: string, inheritedFrom?: { name: string; ref?: string }) => ({
    id,
    inheritedFrom,
  });
  const own = member('1');
  const first = member('2', a);
  const other = member('3', { name: 'B', ref: 'cdk-x#B' });
  const second = member('4', a);
  expect(byOrigin([own, first, other, second])).toEqual({
    own: [own],
    inherited: [
      { origin: a, members: [first, second] },
      { origin: other.inheritedFrom, members: [other] },
    ],
  });
});
