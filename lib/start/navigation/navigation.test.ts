import {
  currentNavigation,
  followNavigations,
  reportArrived,
  reportFilled,
  reportPlaced,
  requestNavigation,
} from './navigation';

afterEach(() => {
  globalThis.siteNavigation = undefined;
});

it('records paths and stage of a navigation', () => {
  history.replaceState(null, '', '/a');
  requestNavigation('/b?x#y', false);
  expect(currentNavigation()).toEqual({
    from: '/a',
    to: '/b?x#y',
    fromTop: false,
    state: 'requested',
  });
  reportPlaced();
  expect(currentNavigation()?.state).toBe('placed');
  reportArrived();
  expect(currentNavigation()?.state).toBe('arrived');
  reportFilled();
  expect(currentNavigation()?.state).toBe('filled');
});

it('updates its followers in order', () => {
  const told: string[] = [];
  const tell = (name: string) => () => void told.push(name);
  followNavigations({
    theme: { followAddress: tell('theme') },
    fragments: { follow: tell('fragments') },
    visits: { count: tell('visits') },
    newestVersion: { follow: tell('newest version') },
    texts: { layOut: tell('texts') },
    links: { prefetch: tell('links') },
  });
  reportArrived();
  const arrived = ['theme', 'fragments', 'visits', 'newest version', 'texts', 'links'];
  expect(told.splice(0)).toEqual(arrived);
  // What the page that was loaded shows further down was there from the start.
  reportFilled();
  expect(told).toEqual([]);
  requestNavigation('/b', true);
  reportFilled();
  expect(told).toEqual(['texts', 'links']);
});
