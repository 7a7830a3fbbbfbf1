/** Longest wait for a quiet moment, in milliseconds. */
const patience = 500;

/**
 * Calls back when the page has loaded and the browser has nothing better to do.
 *
 * @returns calls it off
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
    const handle = requestIdleCallback(callback, { timeout: patience });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 100);
  return () => clearTimeout(timer);
}
