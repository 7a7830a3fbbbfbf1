/** @jest-environment node */
import {
  between,
  countsOf,
  everything,
  facetsText,
  isNarrow,
  isWanted,
  queryOf,
  readFacets,
  readSelection,
  toggled,
} from './selection';

const facets = { version: '22.1', kind: 'added', package: 'cdk', item: 'cdk/table' };
const entry = { text: 'new cdktable.trackby input', facets };

it('is read from the URL and written to it', () => {
  const search = '?filter=track+by&from=20&to=22&kind=added';
  const selection = readSelection(search);
  expect(selection).toEqual({
    filter: 'track by',
    from: '20',
    to: '22',
    facets: { kind: ['added'], package: [], item: [] },
  });
  expect(queryOf(selection)).toEqual({
    filter: 'track by',
    from: '20',
    to: '22',
    version: '',
    kind: 'added',
    package: '',
    item: '',
  });
  expect(readSelection('')).toEqual(everything);
});

it('reads older addresses, which list versions, and ignores what is no version', () => {
  expect(readSelection('?version=22.1%2C21')).toMatchObject({ from: '20', to: '22' });
  expect(readSelection('?from=x&to=-1&version=new')).toEqual(everything);
});

it('keeps the first version before the last', () => {
  const selection = readSelection('?from=20&to=21');
  expect(between(selection, '19', '21')).toMatchObject({ from: '19', to: '21' });
  expect(between(selection, '21', '21')).toMatchObject({ from: '21', to: '' });
  expect(between(selection, '20', '20')).toMatchObject({ from: '', to: '20' });
});

it('counts what each value would show beside the rest of the selection', () => {
  const removed = { ...entry, facets: { ...facets, kind: 'removed' } };
  const older = { ...entry, facets: { ...facets, version: '21' } };
  const all = [entry, removed, older];
  expect([...countsOf(all, readSelection('?kind=added'), 'kind')]).toEqual([
    ['added', 2],
    ['removed', 1],
  ]);
  expect([...countsOf(all, readSelection('?kind=added&from=21'), 'item')]).toEqual([
    ['cdk/table', 1],
  ]);
});

it('includes changes that have one selected value of each facet and contain every word', () => {
  const wants = (search: string) => isWanted(entry, readSelection(search));
  expect(wants('')).toBe(true);
  expect(wants('?to=21&kind=added')).toBe(false);
  expect(wants('?from=22&kind=added')).toBe(false);
  expect(wants('?from=21&to=22&kind=added&package=cdk&item=cdk/table&filter=TRACK')).toBe(true);
  expect(wants('?filter=track nothing')).toBe(false);
  expect(wants('?kind=<script>')).toBe(false);
});

it('is narrow when anything is selected', () => {
  expect(isNarrow(everything)).toBe(false);
  expect(isNarrow({ ...everything, filter: '  ' })).toBe(false);
  const on = toggled(everything, 'kind', 'added');
  expect(isNarrow(on)).toBe(true);
  expect(toggled(on, 'kind', 'removed').facets.kind).toEqual(['added', 'removed']);
  expect(toggled(on, 'kind', 'added')).toEqual(everything);
});

it('writes the facets of a change to one attribute', () => {
  expect(readFacets(facetsText(facets))).toEqual(facets);
});
