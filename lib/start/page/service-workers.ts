const reloadedKey = 'docs-service-worker-removed';

interface StartUpFacts {
  /** Undefined where the browser has none, or the page is not served securely. */
  serviceWorker: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
  session: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
  /** Whether this very load was a reload. */
  isReload: () => boolean;
}

/**
 * Removes service workers an earlier site left on this address, which would keep serving its pages,
 * and reloads once. Before reloading it notes that it has, where the browser lets it; there, as in a load
 * that was a reload, and when it could not remove one, it does not reload, so there is never a loop.
 */
export async function removeServiceWorkers(facts: StartUpFacts): Promise<void> {
  try {
    const registrations = (await facts.serviceWorker?.getRegistrations()) ?? [];
    if (registrations.length === 0) return;
    const removed = await Promise.all(registrations.map((worker) => worker.unregister()));
    if (removed.some(Boolean) && noteReload(facts)) facts.reload();
  } catch (error) {
    console.error('An old service worker could not be removed.', error);
  }
}

/** @returns whether to reload: not twice */
function noteReload({ session, isReload }: StartUpFacts): boolean {
  try {
    if (session.getItem(reloadedKey) !== null) return false;
    session.setItem(reloadedKey, 'true');
    return true;
  } catch {
    return !isReload();
  }
}

/** Removes old service workers with the browser's own storage and reload. */
export function removeOldServiceWorkers(): void {
  void removeServiceWorkers({
    serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    session: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
    },
    reload: () => location.reload(),
    isReload: () =>
      performance
        .getEntriesByType('navigation')
        .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload'),
  });
}
