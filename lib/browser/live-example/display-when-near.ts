import { hooks } from '@/lib/design/hooks';
import { keepInPlace } from './keep-in-place';
import { enqueue } from './start-queue';

/** How far below or above the screen a stage counts as near. Nearer than this its example may start. */
const margin = '600px 0px';

/**
 * Displays what is on a stage that narrow windows have far down their page, until when it costs them no
 * layout: when a reader comes near, else before that, one stage after another, once someone is there.
 *
 * @param stage has the hook `farStage` until then; without it there is nothing to do
 * @returns calls it off
 */
export function displayWhenNear(stage: HTMLElement): () => void {
  if (!stage.hasAttribute(hooks.farStage)) return () => {};
  const display = () => {
    observer.disconnect();
    keepInPlace(stage, () => stage.removeAttribute(hooks.farStage));
    return Promise.resolve();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) queued.now();
    },
    { rootMargin: margin },
  );
  const queued = enqueue(display, false);
  observer.observe(stage);
  return () => {
    observer.disconnect();
    queued.cancel();
  };
}
