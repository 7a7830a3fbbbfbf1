const firstText = 'first-contentful-paint';

/** Calls back once the first text of the page is painted; at once in a hidden tab, which is never painted. */
export function afterFirstPaint(callback: () => void): void {
  if (document.hidden) callback();
  else {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName(firstText).length === 0) return;
      observer.disconnect();
      callback();
      // Buffered: the text may have been painted before.
    }).observe({ type: 'paint', buffered: true });
  }
}
