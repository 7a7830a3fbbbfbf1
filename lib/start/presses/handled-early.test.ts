/** @jest-environment node */
import { hooks } from '@/lib/design/hooks';
import { handledEarly } from './handled-early';

it('contains existing hooks only', () => {
  const names = [...handledEarly.matchAll(/\[([a-z-]+)\]/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(Object.values(hooks)).toEqual(expect.arrayContaining(names));
});
