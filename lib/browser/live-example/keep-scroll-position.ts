/**
 * Changes the content of an element and keeps the scroll position, also in browsers without scroll anchoring.
 */
export function keepScrollPosition(element: HTMLElement, change: () => void): void {
  // Positions are read only where they are needed: reading them lays out the page.
  if (CSS.supports('overflow-anchor', 'auto')) return change();
  const before = element.getBoundingClientRect();
  change();
  if (before.top >= 0) return;
  scrollBy({ top: element.getBoundingClientRect().height - before.height, behavior: 'instant' });
}
