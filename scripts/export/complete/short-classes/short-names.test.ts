/** @jest-environment node */
import { shortNamesFor } from './short-names';

it('gives each name another one, the same in every run', () => {
  const names = shortNamesFor(['p-4', 'flex-1'], new Set());
  expect([...names]).toEqual([
    ['flex-1', 'A'],
    ['p-4', 'B'],
  ]);
  expect(shortNamesFor(['flex-1', 'p-4'], new Set())).toEqual(names);
});

it('leaves out what means something else', () => {
  expect(shortNamesFor(['p-4'], new Set(['A', 'C'])).get('p-4')).toBe('B');
});

it('makes no name of small letters alone, and says when there are no more', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `m-${index}`);
  const names = [...shortNamesFor(many(2000), new Set()).values()];
  expect(new Set(names).size).toBe(2000);
  expect(names.filter((name) => /^[a-z]+$/.test(name) || name.length > 2)).toEqual([]);
  expect(() => shortNamesFor(many(3000), new Set())).toThrow('more classes');
});
