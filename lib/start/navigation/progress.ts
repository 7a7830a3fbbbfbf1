import { addToBody } from '@/lib/browser/page/add-to-body';
import { progressDelay } from '@/lib/browser/timeouts';
import { progressLook } from '@/lib/design/progress-look';
import { word } from '@/lib/words/word';

let pending = 0;
let line: HTMLElement | undefined;

/**
 * Shows a progress bar at the top of the window while pages load, after a delay.
 *
 * @returns a function to call when the page has loaded or failed
 */
export function showProgress(): () => void {
  pending += 1;
  const timer = setTimeout(() => {
    if (!line?.isConnected) addToBody((line ??= createLine()));
  }, progressDelay);
  let ended = false;
  return () => {
    clearTimeout(timer);
    if (ended) return;
    ended = true;
    pending -= 1;
    if (pending === 0) line?.remove();
  };
}

function createLine(): HTMLElement {
  const element = document.createElement('div');
  element.className = progressLook;
  element.setAttribute('role', 'progressbar');
  element.setAttribute('aria-label', word('Loading the page'));
  return element;
}
