import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { importModule } from './import-module';
import { runAhead } from './run-ahead';

jest.mock('./import-module');
jest.mock('@/lib/browser/scheduling/when-idle');

const imported = jest.mocked(importModule);
const idle: (() => void)[] = [];
const never = () => false;

/** The browser has a moment, in which whatever goes on at once goes on. */
async function beIdle(): Promise<void> {
  idle.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
}
const run = () => imported.mock.calls.map(([url]) => url);

beforeEach(() => {
  idle.length = 0;
  imported.mockReset().mockResolvedValue(undefined);
  jest.mocked(whenIdle).mockImplementation((callback) => {
    idle.push(callback);
    return () => undefined;
  });
});

it('runs one module a moment, in their order', async () => {
  const done = runAhead(['/a.js', '/b.js'], never);
  expect(run()).toEqual([]);
  await beIdle();
  expect(run()).toEqual(['/a.js']);
  await beIdle();
  expect(run()).toEqual(['/a.js', '/b.js']);
  await expect(done).resolves.toBeUndefined();
});

it('ends when nobody needs them any more', async () => {
  let over = false;
  const done = runAhead(['/a.js', '/b.js'], () => over);
  await beIdle();
  over = true;
  await beIdle();
  await expect(done).resolves.toBeUndefined();
  expect(run()).toEqual(['/a.js']);
});

it('goes no further where one does not run', async () => {
  imported.mockRejectedValueOnce(new Error('broken'));
  const done = runAhead(['/a.js', '/b.js'], never);
  await Promise.all([expect(done).rejects.toThrow('broken'), beIdle()]);
  expect(run()).toEqual(['/a.js']);
});
