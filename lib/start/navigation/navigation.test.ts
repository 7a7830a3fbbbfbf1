import { followNavigations, reportArrived, reportFilled, requestNavigation } from './navigation';

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
  // The page that the browser loaded had its content below the first screen from the start.
  reportFilled();
  expect(told).toEqual([]);
  requestNavigation('/b', true);
  reportFilled();
  expect(told).toEqual(['texts', 'links']);
});
