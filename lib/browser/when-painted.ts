const firstText = 'first-contentful-paint';

/** Calls back once the text of the page has been painted; at once, when nobody sees the page. */
export function whenPainted(callback: () => void): void {
  const isPainted = performance.getEntriesByName(firstText).length > 0;
  if (isPainted || document.hidden) {
    callback();
  } else if (
    'PerformanceObserver' in window &&
    PerformanceObserver.supportedEntryTypes.includes('paint')
  ) {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName(firstText).length === 0) return;
      observer.disconnect();
      callback();
    });
    observer.observe({ type: 'paint', buffered: true });
  } else {
    // Right before the next paint; a task is behind it.
    requestAnimationFrame(() => setTimeout(callback));
  }
}
