import { byGroup, groupMarks } from './by-group';

const groups = [
  { key: 'form', name: 'Forms' },
  { key: 'data', name: 'Data' },
  { key: 'popup', name: 'Popups' },
];
const entries = [
  { id: 'dialog', group: 'popup' },
  { id: 'input', group: 'form' },
  { id: 'radio', group: 'form' },
];

it('divides a list into the groups that occur, in their own order', () => {
  expect(byGroup(entries, groups)).toEqual([
    { group: groups[0], entries: entries.slice(1) },
    { group: groups[2], entries: entries.slice(0, 1) },
  ]);
});

it('marks the place of each entry’s group, and the name of it where it begins', () => {
  expect(groupMarks(entries, groups)).toEqual([
    { place: 2, first: 'Popups' },
    { place: 0, first: 'Forms' },
    { place: 0, first: undefined },
  ]);
});
