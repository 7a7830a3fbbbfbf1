import { readQuery, writeQuery } from './address-query';

beforeEach(() => history.replaceState({ router: 1 }, '', '/page?kind=a#part'));

it('reads what is there', () => {
  expect(readQuery('kind')).toBe('a');
  expect(readQuery('filter')).toBe('');
});

it('writes and takes out, and leaves the rest and the state of the entry alone', () => {
  writeQuery({ filter: 'a b', kind: '' }, 'replace');
  expect(location.href).toMatch(/\/page\?filter=a\+b#part$/);
  expect(history.state).toEqual({ router: 1 });
});

it('makes an entry of the history for what is new, and none where nothing changes', () => {
  const { length } = history;
  writeQuery({ filter: 'a' }, 'push');
  expect(history.length).toBe(length + 1);
  writeQuery({ filter: 'a' }, 'push');
  expect(history.length).toBe(length + 1);
});
