const firstText = 'first-contentful-paint';

/**
 * Calls back after the first text of the page is painted; immediately in a hidden tab, which is not painted.
 */
export function afterFirstPaint(callback: () => void): void {
  if (document.hidden) callback();
  else {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName(firstText).length === 0) return;
      observer.disconnect();
      callback();
      // Buffered, because the text may already be painted.
    }).observe({ type: 'paint', buffered: true });
  }
}
