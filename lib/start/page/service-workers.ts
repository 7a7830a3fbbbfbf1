const reloadedKey = 'docs-service-worker-removed';

interface Environment {
  /** Undefined when the browser does not support it, or the page is not in a secure context. */
  serviceWorker: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
  session: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
  /** Whether the current load is a reload. */
  isReload: () => boolean;
}

/**
 * Removes service workers of an earlier site at this address, which would keep serving its pages, and reloads
 * once. To prevent a loop, it records the reload in the session; without storage, it does not reload after a
 * reload.
 */
export async function removeServiceWorkers(environment: Environment): Promise<void> {
  try {
    const registrations = (await environment.serviceWorker?.getRegistrations()) ?? [];
    if (registrations.length === 0) return;
    const removed = await Promise.all(registrations.map((worker) => worker.unregister()));
    if (removed.some(Boolean) && mayReload(environment)) environment.reload();
  } catch (error) {
    console.error('An old service worker could not be removed.', error);
  }
}

/** Returns whether the page has not been reloaded yet, and records the reload. */
function mayReload({ session, isReload }: Environment): boolean {
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
