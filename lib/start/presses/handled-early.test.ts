import { hooks } from '@/lib/design/hooks';
import { handledEarly } from './handled-early';

it('names hooks that there are', () => {
  const names = [...handledEarly.matchAll(/\[([a-z-]+)\]/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(Object.values(hooks)).toEqual(expect.arrayContaining(names));
});
