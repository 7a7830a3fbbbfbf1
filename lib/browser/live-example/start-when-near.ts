import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { enqueue, type Queued } from './start-queue';

/** Distance from the viewport at which an example counts as near. */
const margin = '300px 0px';

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
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      stopPreparing = whenIdle(prepare);
      queued = enqueue(begin);
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return {
    now: () => {
      if (begun) return;
      observer.disconnect();
      if (queued) queued.now();
      else void begin();
    },
    cancel: () => {
      begun = true;
      observer.disconnect();
      stopPreparing?.();
      queued?.cancel();
    },
  };
}
