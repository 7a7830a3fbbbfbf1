/** @jest-environment node */
import {
  everything,
  isEverything,
  isShown,
  pressed,
  queryOf,
  readChoice,
  readEntry,
  sorted,
} from './status-choice';

const keys = ['size', 'harness'];
const rows = [
  readEntry('Button', 'material 200 1'),
  readEntry('Overlay', 'cdk 100 0'),
  readEntry('Test harnesses', 'cdk -1 0'),
];
const names = (order: { key: string; isDescending: boolean }) =>
  sorted(rows, order, keys).map(({ name }) => name);

it('reads the choice that it writes into an address', () => {
  const choice = {
    filter: 'a b',
    package: 'cdk',
    only: 'harness',
    order: { key: 'size', isDescending: true },
  };
  expect(queryOf(choice)).toEqual({
    filter: 'a b',
    package: 'cdk',
    only: 'harness',
    sort: '-size',
  });
  expect(readChoice(`?${new URLSearchParams(queryOf(choice))}`)).toEqual(choice);
  expect(isEverything(choice)).toBe(false);
  expect(isEverything(readChoice(''))).toBe(true);
});

it('shows rows with all words, of the package, and with what is asked for', () => {
  const shown = (fields: object) =>
    rows.filter((row) => isShown(row, { ...everything, ...fields }, keys)).map(({ name }) => name);
  expect(shown({ filter: 'har TEST' })).toEqual(['test harnesses']);
  expect(shown({ package: 'material' })).toEqual(['button']);
  expect(shown({ only: 'harness' })).toEqual(['button']);
  expect(shown({ only: 'size', package: 'cdk' })).toEqual(['overlay']);
});

it('sorts in both directions, with rows without a value last', () => {
  expect(names({ key: 'size', isDescending: true })).toEqual([
    'button',
    'overlay',
    'test harnesses',
  ]);
  expect(names({ key: 'size', isDescending: false })).toEqual([
    'overlay',
    'button',
    'test harnesses',
  ]);
  expect(names({ key: 'name', isDescending: true })).toEqual([
    'test harnesses',
    'overlay',
    'button',
  ]);
});

it('begins with the largest, and turns the order around on the next press', () => {
  const first = pressed(everything.order, 'size');
  expect(first).toEqual({ key: 'size', isDescending: true });
  expect(pressed(first, 'size')).toEqual({ key: 'size', isDescending: false });
  expect(pressed(first, 'name')).toEqual({ key: 'name', isDescending: false });
});
