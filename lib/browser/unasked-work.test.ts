import type * as UnaskedWork from './unasked-work';

async function begin(spent: number, isSomeoneThere = false): Promise<() => boolean> {
  jest.resetModules();
  const { allowUnaskedWork, unaskedWorkMayRun }: typeof UnaskedWork =
    await import('./unasked-work');
  let mayRun = false;
  void unaskedWorkMayRun().then(() => (mayRun = true));
  allowUnaskedWork(spent, isSomeoneThere);
  await Promise.resolve();
  return () => mayRun;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is allowed at once on a quick device', async () => {
  expect((await begin(6))()).toBe(true);
});

it('is allowed at once for someone who is there', async () => {
  expect((await begin(100, true))()).toBe(true);
});

it('waits for a sign of someone on a slow device', async () => {
  const mayRun = await begin(30);
  expect(mayRun()).toBe(false);
  dispatchEvent(new Event('scroll'));
  await Promise.resolve();
  expect(mayRun()).toBe(true);
});

it('or for some quiet', async () => {
  const mayRun = await begin(30);
  await jest.advanceTimersByTimeAsync(4900);
  expect(mayRun()).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(mayRun()).toBe(true);
});
