const firstText = 'first-contentful-paint';

/** Calls back once the text of the page has been painted; at once, when nobody sees the page. */
export function whenPainted(callback: () => void): void {
  if (document.hidden) callback();
  else {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName(firstText).length === 0) return;
      observer.disconnect();
      callback();
      // Buffered: also of what has been painted already.
    }).observe({ type: 'paint', buffered: true });
  }
}
