/** Calls back once the text of the page has been painted; at once, when nobody sees the page. */
export function whenPainted(callback: () => void): void {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (isPainted || document.hidden) callback();
  // Right before the next paint; a task is behind it.
  else requestAnimationFrame(() => setTimeout(callback));
}
