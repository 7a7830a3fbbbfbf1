import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { enqueue, type Queued } from './start-queue';
import { whenNear } from './when-near';

/** Distance from the viewport at which an example counts as near, in CSS pixels. */
const margin = 300;

export interface Start {
  /** Runs the task immediately, because the example is being used. */
  now: () => void;
  cancel: () => void;
}

/**
 * Runs `task` once: when `element` is near and the queue reaches it, or immediately by `now`.
 *
 * @param prepare runs as soon as the element is near and the browser idle, before the task's turn
 */
export function startWhenNear(
  element: Element,
  prepare: () => void,
  task: () => Promise<void>,
): Start {
  let queued: Queued | undefined;
  let stopPreparing: (() => void) | undefined;
  let begun = false;
  const begin = async () => {
    begun = true;
    await task();
  };
  const stopWatching = whenNear(element, margin, () => {
    stopWatching();
    stopPreparing = whenIdle(prepare);
    queued = enqueue(begin);
  });
  return {
    now: () => {
      if (begun) return;
      stopWatching();
      if (queued) queued.now();
      else void begin();
    },
    cancel: () => {
      begun = true;
      stopWatching();
      stopPreparing?.();
      queued?.cancel();
    },
  };
}
