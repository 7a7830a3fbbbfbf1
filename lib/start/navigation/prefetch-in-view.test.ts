import { createViewPrefetcher } from './prefetch-in-view';

type Seen = (links: readonly Element[], isIntersecting: boolean) => void;

/** An `IntersectionObserver` that reports the links that a test chooses. */
function observing() {
  const watched = new Set<Element>();
  let see: Seen = () => {};
  class Observer {
    constructor(tell: (entries: unknown) => void) {
      see = (links, isIntersecting) =>
        tell(links.filter((one) => watched.has(one)).map((target) => ({ target, isIntersecting })));
    }
    readonly observe = (link: Element) => watched.add(link);
    readonly unobserve = (link: Element) => watched.delete(link);
    readonly disconnect = () => watched.clear();
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return { watched, see: (links: readonly Element[], shown = true) => see(links, shown) };
}

const links = () => [...document.querySelectorAll('a')];

/** A page of twenty links, which someone uses. */
async function start(asksNetwork: (link: HTMLAnchorElement) => boolean = () => true) {
  document.body.innerHTML = Array.from({ length: 20 }, (_, at) => `<a href="/${at}"></a>`).join('');
  const fetched: (string | null)[] = [];
  const browser = observing();
  const prefetch = createViewPrefetcher((link) => {
    fetched.push(link.getAttribute('href'));
    return Promise.resolve(asksNetwork(link));
  });
  prefetch();
  await jest.runAllTimersAsync();
  return { ...browser, fetched, prefetch };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('fetches pages once links to them are in view, one after another', async () => {
  const { see, fetched } = await start();
  expect(fetched).toEqual([]);
  see(links().slice(2, 4));
  await jest.runAllTimersAsync();
  expect(fetched).toEqual(['/2', '/3']);
  see(links().slice(3, 5));
  await jest.runAllTimersAsync();
  expect(fetched).toEqual(['/2', '/3', '/4']);
});

it('skips a link that has left the view before its turn', async () => {
  const { see, fetched } = await start();
  see(links().slice(0, 2));
  see(links().slice(0, 1), false);
  await jest.runAllTimersAsync();
  expect(fetched).toEqual(['/1']);
});

it('requests at most twelve pages from one page', async () => {
  const { see, fetched } = await start((link) => link.getAttribute('href') !== '/0');
  see(links());
  await jest.runAllTimersAsync();
  expect(fetched).toEqual(Array.from({ length: 13 }, (_, at) => `/${at}`));
});

it('keeps counting when the rest of the page has been added', async () => {
  const { see, fetched, prefetch } = await start();
  see(links().slice(0, 5));
  await jest.runAllTimersAsync();
  prefetch();
  await jest.runAllTimersAsync();
  see(links().slice(5));
  await jest.runAllTimersAsync();
  expect(fetched).toHaveLength(12);
});

it('observes the links of the next page after a navigation', async () => {
  const { see, watched, fetched, prefetch } = await start();
  see(links());
  document.body.innerHTML = '<a href="/next"></a>';
  history.replaceState(null, '', '/elsewhere');
  prefetch();
  await jest.runAllTimersAsync();
  expect([...watched]).toEqual(links());
  const before = fetched.length;
  see(links());
  await jest.runAllTimersAsync();
  expect(fetched.slice(before)).toEqual(['/next']);
});
