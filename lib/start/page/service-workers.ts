import { reloadOnce } from '@/lib/browser/network/reload';

/** Removes service workers of an earlier site at this address, which would keep serving its pages, and reloads once. */
export async function removeOldServiceWorkers(reload?: () => void): Promise<void> {
  // Undefined where the browser does not support it, or the page is not in a secure context.
  if (!('serviceWorker' in navigator)) return;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const removed = await Promise.all(registrations.map((worker) => worker.unregister()));
    if (removed.some(Boolean)) reloadOnce('service worker', reload);
  } catch (error) {
    console.error('An old service worker could not be removed.', error);
  }
}
