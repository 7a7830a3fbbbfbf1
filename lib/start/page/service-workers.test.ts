import { removeOldServiceWorkers } from './service-workers';

/** @returns how often the page is reloaded when it has these service workers */
async function reloads(...unregister: readonly (() => Promise<boolean>)[]): Promise<number> {
  const getRegistrations = () =>
    Promise.resolve(unregister.map((remove) => ({ unregister: remove })));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations },
  });
  const reload = jest.fn();
  await removeOldServiceWorkers(reload);
  return reload.mock.calls.length;
}
const removed = () => Promise.resolve(true);

beforeEach(() => sessionStorage.clear());

it('does nothing where there is none, or the browser has none', async () => {
  expect(await reloads()).toBe(0);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await expect(removeOldServiceWorkers()).resolves.toBeUndefined();
});

it('never reloads when removal fails, or when it could not be recorded', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await reloads(() => Promise.resolve(false))).toBe(0);
  expect(await reloads(() => Promise.reject(new Error('no')))).toBe(0);
  expect(log).toHaveBeenCalledTimes(1);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await reloads(removed)).toBe(0);
  jest.restoreAllMocks();
});
