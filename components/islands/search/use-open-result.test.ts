import { act, renderHook } from '@testing-library/react';
import { type Place, useOpenResult } from './use-open-result';

const open = jest.fn();
beforeEach(() => open.mockReset());

const start = (query: string, isCurrent: boolean, initial?: Place) =>
  renderHook((search) => useOpenResult(search, initial, open), {
    initialProps: { query, isCurrent, failed: false },
  });

it('opens at once what belongs to the query', () => {
  const { result } = start('dialog', true);
  act(() => result.current('new tab'));
  expect(open.mock.calls).toEqual([['new tab']]);
});

it('waits for the answer of the query, and opens once', () => {
  const { result, rerender } = start('MatTooltip', false);
  act(() => result.current('here'));
  expect(open).not.toHaveBeenCalled();
  rerender({ query: 'MatTooltip', isCurrent: true, failed: false });
  rerender({ query: 'MatTooltip', isCurrent: true, failed: false });
  expect(open.mock.calls).toEqual([['here']]);
});

it.each([
  ['the reader types on', { query: 'MatTooltips', isCurrent: true, failed: false }],
  ['the search does not load', { query: 'MatTooltip', isCurrent: false, failed: true }],
])('forgets the press when %s', (_, next) => {
  const { result, rerender } = start('MatTooltip', false);
  act(() => result.current('here'));
  rerender(next);
  rerender({ query: 'MatTooltip', isCurrent: true, failed: false });
  expect(open).not.toHaveBeenCalled();
});

it('opens the result of what was typed before it was there', () => {
  const { rerender } = start('tree', false, 'here');
  rerender({ query: 'tree', isCurrent: true, failed: false });
  expect(open.mock.calls).toEqual([['here']]);
});
