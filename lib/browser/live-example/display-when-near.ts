import { hooks } from '@/lib/design/hooks';
import { keepScrollPosition } from './keep-scroll-position';
import { enqueue } from './start-queue';

/**
 * Distance from the viewport at which a stage counts as near, larger than that at which its example starts.
 */
const margin = '600px 0px';

/**
 * Displays a stage that is far down the page in narrow windows: when the reader comes near, or when the queue
 * of examples reaches it. Until then it is not laid out.
 *
 * @param stage has the hook `farStage` until it is displayed; other stages are ignored
 * @returns a function that cancels it
 */
export function displayWhenNear(stage: HTMLElement): () => void {
  if (!stage.hasAttribute(hooks.farStage)) return () => {};
  const display = () => {
    observer.disconnect();
    keepScrollPosition(stage, () => stage.removeAttribute(hooks.farStage));
    return Promise.resolve();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) queued.now();
    },
    { rootMargin: margin },
  );
  const queued = enqueue(display);
  observer.observe(stage);
  return () => {
    observer.disconnect();
    queued.cancel();
  };
}
