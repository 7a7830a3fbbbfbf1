import { overlayContainer } from '@/lib/design/overlays';

/**
 * Stops an example after its element was removed: after the next page is shown, in a task of its own. Immediately if an
 * overlay is open, which would be visible on the next page.
 *
 * @param isRunning an example that has not started is stopped immediately, before it can start
 */
export function stopRemovedExample(isRunning: boolean, stop: () => void): void {
  if (isRunning && document.querySelector(overlayContainer)?.hasChildNodes() !== true)
    setTimeout(stop);
  else stop();
}
