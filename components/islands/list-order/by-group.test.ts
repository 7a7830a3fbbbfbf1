/** @jest-environment node */
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

it('splits a list into the groups that occur, in the order of the groups', () => {
  expect(byGroup(entries, groups)).toEqual([
    { group: groups[0], entries: entries.slice(1) },
    { group: groups[2], entries: entries.slice(0, 1) },
  ]);
});

it('returns the position of each entry’s group, and the group’s name at its first entry', () => {
  expect(groupMarks(entries, groups)).toEqual([
    { place: 2, first: 'Popups' },
    { place: 0, first: 'Forms' },
    { place: 0, first: undefined },
  ]);
});
