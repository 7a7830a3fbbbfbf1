import type { MeasuredPart } from '@/lib/measured/shapes';
import { partsOf } from './parts-of';

const measured = (at: string, x: number): MeasuredPart => ({
  at,
  ...{ x, y: 0, width: 1, height: 1 },
  radius: 0,
  text: [14, 20],
});

it('returns the measures in the order of the row', () => {
  const row = {
    parts: [
      { name: 'Whole', at: '' },
      { name: 'Icon', at: 'i' },
    ],
  } as const;
  const { parts, missing } = partsOf(row, [measured('i', 5), measured('b', 7), measured('', 0)]);
  expect(parts.map(({ x }) => x)).toEqual([0, 5]);
  expect(missing).toBeUndefined();
});

it('names the first part that was not measured', () => {
  const row = {
    parts: [
      { name: 'Whole', at: '' },
      { name: 'Icon', at: 'i' },
    ],
  } as const;
  expect(partsOf(row, [measured('', 0)]).missing).toBe('"Icon"');
});
