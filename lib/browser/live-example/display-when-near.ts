import { hooks } from '@/lib/design/hooks';
import { keepScrollPosition } from './keep-scroll-position';
import { enqueue } from './start-queue';

/** How far below or above the screen a stage counts as near. Nearer than this its example may start. */
const margin = '600px 0px';

/**
 * Displays a stage that narrow windows have far down the page and do not lay out until then: when the reader comes
 * near, or in its turn after the first sign of a person.
 *
 * @param stage has the hook `farStage` until it is displayed; without it there is nothing to do
 * @returns cancels it
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
