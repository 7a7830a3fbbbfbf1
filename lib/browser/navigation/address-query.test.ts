import { readQuery, writeQuery } from './address-query';

beforeEach(() => history.replaceState({ router: 1 }, '', '/page?kind=a#part'));

it('reads values', () => {
  expect(readQuery('kind')).toBe('a');
  expect(readQuery('filter')).toBe('');
});

it('writes and removes values, and keeps the rest and the state of the history entry', () => {
  writeQuery({ filter: 'a b', kind: '' }, 'replace');
  expect(location.href).toMatch(/\/page\?filter=a\+b#part$/);
  expect(history.state).toEqual({ router: 1 });
});

it('adds a history entry for a new value, and none without a change', () => {
  const { length } = history;
  writeQuery({ filter: 'a' }, 'push');
  expect(history.length).toBe(length + 1);
  writeQuery({ filter: 'a' }, 'push');
  expect(history.length).toBe(length + 1);
});
