import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { hooks } from '@/lib/design/hooks';
import { keepScrollPosition } from './keep-scroll-position';
import { enqueue } from './start-queue';
import { whenNear } from './when-near';

/** In CSS pixels, for what is not in view yet. Larger than the distance at which the example of a stage starts. */
const margin = 600;

/**
 * Displays a stage that is far down the page in narrow windows: at once when it is in view, when the browser is idle
 * once the reader is near, or when the queue of examples reaches it. Until then it is not laid out.
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
  const stopInView = whenNear(stage, 0, queued.now);
  const stopNear = whenNear(stage, margin, () => whenIdle(queued.now));
  const stopWatching = () => {
    stopInView();
    stopNear();
  };
  return () => {
    stopWatching();
    queued.cancel();
  };
}
