/** @jest-environment node */
import { inTasks } from './in-tasks';

const task = () => new Promise((resolve) => setImmediate(resolve));

it('begins one item a task, in their order', async () => {
  const order: string[] = [];
  const whole = inTasks(['a', 'b'], (item) => void order.push(item));
  expect(order).toEqual(['a']);
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  expect(order).toEqual(['a']);
  await whole;
  expect(order).toEqual(['a', 'b']);
});

it('does not wait for one before it begins the next', async () => {
  const begun: string[] = [];
  let end = () => {};
  const whole = inTasks(['slow', 'quick'], async (item) => {
    begun.push(item);
    if (item === 'slow') await new Promise<void>((resolve) => (end = resolve));
  });
  while (begun.length < 2) await task();
  let over = false;
  void whole.then(() => (over = true));
  await task();
  expect(over).toBe(false);
  end();
  await whole;
});

it('begins all, waits for all, and throws what the first threw', async () => {
  const ended: string[] = [];
  const whole = inTasks(['broken', 'late'], async (item) => {
    if (item === 'broken') throw new Error('broken');
    await task();
    await task();
    ended.push(item);
  });
  await expect(whole).rejects.toThrow('broken');
  expect(ended).toEqual(['late']);
});

it('pauses as it is told', async () => {
  const order: string[] = [];
  void inTasks(
    ['a', 'b'],
    (item) => void order.push(item),
    () => undefined,
  );
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  expect(order).toEqual(['a', 'b']);
});
