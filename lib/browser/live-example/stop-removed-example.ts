import { yieldToMain } from '@/lib/browser/scheduling/yield-to-main';
import { overlayContainer } from '@/lib/design/overlays';

/** Examples that were removed from the page together. */
interface Removal {
  /** The root of the removed subtree. */
  root: Node;
  /** Whether an overlay is open, which would be visible on the next page. */
  hasOverlay: boolean;
  pendingStops: (() => void)[];
}

let current: Removal | undefined;

/**
 * Stops an example after its element was removed. Running examples are stopped after the next page is shown,
 * unless an overlay is open, which is checked once for all examples that are removed together.
 *
 * @param isRunning an example that has not started is stopped immediately, before it can start
 */
export function stopRemovedExample(element: Element, isRunning: boolean, stop: () => void): void {
  const root = element.getRootNode();
  if (current?.root !== root) current = beginRemoval(root);
  if (isRunning && !current.hasOverlay) current.pendingStops.push(stop);
  else stop();
}

function beginRemoval(root: Node): Removal {
  const hasOverlay = document.querySelector(`${overlayContainer} > *`) !== null;
  const removal: Removal = { root, hasOverlay, pendingStops: [] };
  setTimeout(() => {
    if (current === removal) current = undefined;
    void stopAll(removal.pendingStops);
  });
  return removal;
}

async function stopAll(stops: readonly (() => void)[]): Promise<void> {
  for (const stop of stops) {
    stop();
    await yieldToMain();
  }
}
