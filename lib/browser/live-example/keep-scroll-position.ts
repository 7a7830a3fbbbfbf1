/**
 * Changes the content of an element and keeps the scroll position, also in browsers without scroll anchoring.
 */
export function keepScrollPosition(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect();
  change();
  if (CSS.supports('overflow-anchor', 'auto') || before.top >= 0) return;
  scrollBy({ top: element.getBoundingClientRect().height - before.height, behavior: 'instant' });
}
