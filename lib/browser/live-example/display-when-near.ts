import { hooks } from '@/lib/design/hooks';
import { keepScrollPosition } from './keep-scroll-position';
import { enqueue } from './start-queue';
import { whenNear } from './when-near';

/** In CSS pixels. Larger than the distance at which the example of a stage starts. */
const margin = 600;

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
    stopWatching();
    keepScrollPosition(stage, () => stage.removeAttribute(hooks.farStage));
    return Promise.resolve();
  };
  const queued = enqueue(display);
  const stopWatching = whenNear(stage, margin, queued.now);
  return () => {
    stopWatching();
    queued.cancel();
  };
}
