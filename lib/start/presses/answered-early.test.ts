import { hooks } from '@/lib/design/hooks';
import { answeredEarly } from './answered-early';

it('names hooks that there are', () => {
  const names = [...answeredEarly.matchAll(/\[([a-z-]+)\]/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(Object.values(hooks)).toEqual(expect.arrayContaining(names));
});
