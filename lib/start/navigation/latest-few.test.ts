/** @jest-environment node */
import { latestFew } from './latest-few';

it('does two at a time, and of those that wait the last', async () => {
  const finish: (() => void)[] = [];
  const run = jest.fn((_: string) => new Promise<void>((resolve) => finish.push(resolve)));
  const pointAt = latestFew(run);
  for (const value of ['a', 'b', 'c', 'd']) pointAt(value);
  expect(run.mock.calls).toEqual([['a'], ['b']]);
  finish[0]?.();
  await Promise.resolve();
  expect(run).toHaveBeenLastCalledWith('d');
  finish[1]?.();
  finish[2]?.();
  await Promise.resolve();
  expect(run).toHaveBeenCalledTimes(3);
});

it('goes on after a failure', async () => {
  const run = jest.fn(() => Promise.reject(new Error('offline')));
  const pointAt = latestFew(run);
  for (let count = 1; count <= 4; count++) {
    pointAt('a');
    await new Promise((resolve) => setTimeout(resolve));
    expect(run).toHaveBeenCalledTimes(count);
  }
});
