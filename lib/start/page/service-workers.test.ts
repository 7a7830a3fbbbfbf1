import { removeServiceWorkers } from './service-workers';

function facts(unregister: (() => Promise<boolean>)[], noted: string | null = null) {
  const session = { getItem: jest.fn(() => noted), setItem: jest.fn() };
  const registrations = unregister.map((remove) => ({ unregister: remove }));
  return {
    serviceWorker: { getRegistrations: jest.fn().mockResolvedValue(registrations) },
    session,
    reload: jest.fn(),
    isReload: () => false,
  };
}

describe('removeServiceWorkers', () => {
  it('does nothing where there is none', async () => {
    const none = facts([]);
    await removeServiceWorkers(none);
    expect(none.reload).not.toHaveBeenCalled();
    await expect(
      removeServiceWorkers({ ...none, serviceWorker: undefined }),
    ).resolves.toBeUndefined();
  });

  it('removes it, records that, and reloads', async () => {
    const some = facts([async () => true]);
    await removeServiceWorkers(some);
    expect(some.session.setItem).toHaveBeenCalledTimes(1);
    expect(some.reload).toHaveBeenCalledTimes(1);
  });

  it('reloads only once', async () => {
    const again = facts([async () => true], 'true');
    await removeServiceWorkers(again);
    expect(again.reload).not.toHaveBeenCalled();
  });

  it('never reloads when removal fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const refused = facts([async () => false]);
    await removeServiceWorkers(refused);
    expect(refused.reload).not.toHaveBeenCalled();
    const throwing = facts([() => Promise.reject(new Error('no'))]);
    await removeServiceWorkers(throwing);
    expect(throwing.reload).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('reloads without storage, unless it was a reload (%s)', async (isReload, times) => {
    const some = facts([() => Promise.resolve(true)]);
    some.session.getItem.mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await removeServiceWorkers({ ...some, isReload: () => isReload });
    expect(some.reload).toHaveBeenCalledTimes(times);
  });
});
