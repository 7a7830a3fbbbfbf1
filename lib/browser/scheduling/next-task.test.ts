/** @jest-environment node */
import { nextTask } from './next-task';

it('comes after what waits for promises only, and in turn', async () => {
  const order: string[] = [];
  void nextTask().then(() => order.push('task'));
  void (async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    order.push('promises');
  })();
  await nextTask();
  expect(order).toEqual(['promises', 'task']);
});
