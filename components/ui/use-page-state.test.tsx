import { act, renderHook } from '@testing-library/react';
import { usePageState } from './use-page-state';

let path = '/guides';
jest.mock('next/navigation', () => ({ usePathname: () => path }));
beforeEach(() => (path = '/guides'));

function open() {
  const hook = renderHook(() => usePageState('closed'));
  const go = (to: string) => {
    path = to;
    hook.rerender();
  };
  const now = () => hook.result.current[0];
  return { hook, go, now };
}

it('changes with an updater function', () => {
  const { hook, now } = open();
  act(() => hook.result.current[1]((was) => `not ${was}`));
  act(() => hook.result.current[1]((was) => `not ${was}`));
  expect(now()).toBe('not not closed');
});

it('resets on another page, and on the first page after coming back', () => {
  const { hook, go, now } = open();
  act(() => hook.result.current[1](() => 'open'));
  go('/cdk/categories');
  expect(now()).toBe('closed');
  go('/guides');
  expect(now()).toBe('closed');
});

it('ignores updates by callbacks of an earlier page', () => {
  const { hook, go, now } = open();
  const [, change] = hook.result.current;
  go('/cdk/categories');
  act(() => change(() => 'open'));
  expect(now()).toBe('closed');
});
