import {
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
  const search = '?filter=track+by&version=22.1%2C22&kind=added';
  const selection = readSelection(search);
  expect(selection).toEqual({
    filter: 'track by',
    facets: { version: ['22.1', '22'], kind: ['added'], package: [], item: [] },
  });
  expect(queryOf(selection)).toEqual({
    filter: 'track by',
    version: '22.1,22',
    kind: 'added',
    package: '',
    item: '',
  });
  expect(readSelection('')).toEqual(everything);
});

it('includes changes that have one selected value of each facet and contain every word', () => {
  const wants = (search: string) => isWanted(entry, readSelection(search));
  expect(wants('')).toBe(true);
  expect(wants('?version=22&kind=added')).toBe(false);
  expect(wants('?version=22,22.1&kind=added&package=cdk&item=cdk/table&filter=TRACK')).toBe(true);
  expect(wants('?filter=track nothing')).toBe(false);
  expect(wants('?version=<script>')).toBe(false);
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
