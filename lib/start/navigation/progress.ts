import { progressDelay } from '@/lib/browser/timeouts';
import { progressLook } from '@/lib/design/progress-look';

let waiting = 0;
let line: HTMLElement | undefined;

/**
 * Shows a line at the top of the window as long as someone waits for a page, unless that is short.
 *
 * @returns ends the wait
 */
export function showProgress(): () => void {
  waiting += 1;
  const timer = setTimeout(() => {
    if (!line?.isConnected) document.body.append((line ??= createLine()));
  }, progressDelay);
  let ended = false;
  return () => {
    clearTimeout(timer);
    if (ended) return;
    ended = true;
    waiting -= 1;
    if (waiting === 0) line?.remove();
  };
}

function createLine(): HTMLElement {
  const element = document.createElement('div');
  element.className = progressLook;
  element.setAttribute('role', 'progressbar');
  element.setAttribute('aria-label', 'Loading the page');
  return element;
}
