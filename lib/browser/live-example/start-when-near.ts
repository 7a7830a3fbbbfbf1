import { enqueue, type Queued } from './start-queue';

/** How far below or above the screen an example counts as near. */
const margin = '300px 0px';

export interface Start {
  /** Runs the task at once, when somebody already uses the example. */
  now: () => void;
  cancel: () => void;
}

/** Runs `task` once: when `element` is near and it is its turn, or at once when asked to. */
export function startWhenNear(element: Element, task: () => Promise<void>): Start {
  let queued: Queued | undefined;
  let begun = false;
  const begin = async () => {
    begun = true;
    await task();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
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
      queued?.cancel();
    },
  };
}
