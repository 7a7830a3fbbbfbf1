import { idleTimeout } from '@/lib/browser/timeouts';

/**
 * Calls back when the page has loaded and the browser is idle.
 *
 * @returns a function that cancels the callback
 */
export function whenIdle(callback: () => void): () => void {
  if (document.readyState !== 'complete') {
    let cancel = () => window.removeEventListener('load', onLoad);
    const onLoad = () => {
      cancel = whenIdle(callback);
    };
    window.addEventListener('load', onLoad, { once: true });
    return () => cancel();
  }
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(callback, { timeout: idleTimeout });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 100);
  return () => clearTimeout(timer);
}
