import { act, renderHook } from '@testing-library/react';
import { useUrlQuery } from './use-url-query';

let urlQuery = '';
const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams({ q: urlQuery }),
}));

jest.useFakeTimers();

function setUp(initial = '') {
  urlQuery = initial;
  router.replace.mockClear();
  const { result, rerender } = renderHook(useUrlQuery);
  return {
    query: () => result.current[0],
    type: (text: string) => {
      for (const letter of text) act(() => result.current[1](result.current[0] + letter));
    },
    /** Waits until the typed query is sent to the router. */
    settle: () => act(() => jest.advanceTimersByTime(300)),
    /** A change of the URL reaches the page. */
    arrive: (query: string) => {
      urlQuery = query;
      rerender();
    },
  };
}

describe('useUrlQuery', () => {
  it('starts with the query of the URL', () => {
    expect(setUp('chip').query()).toBe('chip');
  });

  it('writes the query to the URL once typing has paused', () => {
    const { type, settle } = setUp();
    type('chip');
    expect(router.replace).not.toHaveBeenCalled();
    settle();
    expect(router.replace.mock.calls).toEqual([['/search?q=chip', { scroll: false }]]);
  });

  it('keeps the query while its URL is late', () => {
    const { type, settle, query } = setUp('c');
    type('hip');
    settle();
    expect(query()).toBe('chip');
  });

  it('keeps what is typed until the URL of an earlier query arrives', () => {
    const { type, settle, arrive, query } = setUp();
    type('ch');
    settle();
    type('ip');
    arrive('ch');
    expect(query()).toBe('chip');
    settle();
    expect(router.replace).toHaveBeenLastCalledWith('/search?q=chip', { scroll: false });
  });

  it.each([[['c', 'ch']], [['ch']]])('keeps typing when several URLs are late: %j', (late) => {
    const { type, settle, arrive, query } = setUp();
    type('c');
    settle();
    type('h');
    settle();
    type('ip');
    late.forEach(arrive);
    expect(query()).toBe('chip');
  });

  it('takes over the query of a link, and of going back and forward', () => {
    const { type, settle, arrive, query } = setUp();
    type('chip');
    settle();
    arrive('chip');
    for (const other of ['table', 'chip', 'table', '']) {
      arrive(other);
      expect(query()).toBe(other);
    }
  });

  it('takes over the query of a link that was followed before an earlier URL arrived', () => {
    const { type, settle, arrive, query } = setUp();
    type('chip');
    settle();
    arrive('table');
    expect(query()).toBe('table');
    arrive('chip');
    expect(query()).toBe('chip');
  });
});
