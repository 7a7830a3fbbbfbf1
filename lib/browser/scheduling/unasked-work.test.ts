import type * as UnaskedWork from './unasked-work';

interface Told {
  mayRun: boolean;
  someone: boolean;
}

async function begin(isThere: boolean): Promise<Told> {
  jest.resetModules();
  const { awaitSomeone, unaskedWorkMayRun }: typeof UnaskedWork = await import('./unasked-work');
  const told = { mayRun: false, someone: false };
  void unaskedWorkMayRun().then(() => (told.mayRun = true));
  void awaitSomeone(isThere).then(() => (told.someone = true));
  await jest.advanceTimersByTimeAsync(390);
  expect(told).toEqual({ mayRun: false, someone: false });
  return told;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is allowed for someone who is there, and could be answered first', async () => {
  const told = await begin(true);
  await jest.advanceTimersByTimeAsync(20);
  expect(told).toEqual({ mayRun: true, someone: true });
});

it('waits for a sign of someone', async () => {
  const told = await begin(false);
  dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(390);
  expect(told.mayRun).toBe(false);
  await jest.advanceTimersByTimeAsync(20);
  expect(told).toEqual({ mayRun: true, someone: true });
});

it('or for some quiet, after which someone may still come', async () => {
  const told = await begin(false);
  await jest.advanceTimersByTimeAsync(1500);
  expect(told.mayRun).toBe(false);
  await jest.advanceTimersByTimeAsync(700);
  expect(told).toEqual({ mayRun: true, someone: false });
  dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(410);
  expect(told.someone).toBe(true);
});
