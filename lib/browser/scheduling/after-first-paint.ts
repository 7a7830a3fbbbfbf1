import { paintTimeout } from '@/lib/browser/timeouts';

const firstText = 'first-contentful-paint';

/**
 * Calls back after the first text of the page is painted, or, where the browser does not report that, half a second after
 * the page has loaded; immediately in a hidden tab, which is not painted.
 */
export function afterFirstPaint(callback: () => void): void {
  if (document.hidden) {
    callback();
    return;
  }
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    observer.disconnect();
    callback();
  };
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName(firstText).length > 0) finish();
  });
  // Buffered, because the text may already be painted.
  observer.observe({ type: 'paint', buffered: true });
  // Firefox never reports the first text of some pages.
  const wait = () => setTimeout(finish, paintTimeout);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
