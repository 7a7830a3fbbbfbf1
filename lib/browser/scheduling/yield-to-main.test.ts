/** @jest-environment node */
import { yieldToMain } from './yield-to-main';

it('resolves after microtasks, and in order', async () => {
  const order: string[] = [];
  void yieldToMain().then(() => order.push('task'));
  void (async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    order.push('promises');
  })();
  await yieldToMain();
  expect(order).toEqual(['promises', 'task']);
});
