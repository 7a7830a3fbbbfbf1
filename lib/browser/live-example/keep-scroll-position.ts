/** Changes what an element holds. What the reader sees stays where it is, in browsers that do not see to it. */
export function keepScrollPosition(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect();
  change();
  if (CSS.supports('overflow-anchor', 'auto') || before.top >= 0) return;
  scrollBy({ top: element.getBoundingClientRect().height - before.height, behavior: 'instant' });
}
