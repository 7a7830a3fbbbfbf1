/** The hook `sideList`: the table of hooks is larger than the script in the head, which is part of every page. */
export const sideList = '[data-side-list]';

/** Scrolls only the list in `frame`, so that its current entry is in view. */
export function revealCurrent(frame: Element): void {
  const link = frame.querySelector('[aria-current]');
  if (!link) return;
  const view = frame.getBoundingClientRect();
  const box = link.getBoundingClientRect();
  // A third from the top: entries on both sides are visible, and the field above does not cover it.
  if (box.top < view.top + view.height / 4 || box.bottom > view.bottom) {
    frame.scrollTop += box.top - view.top - view.height / 3;
  }
}

/** Like {@link revealCurrent}, once no pointer is on the list: an entry that is about to be pressed must not move. */
export function revealCurrentUnhovered(frame: Element, signal: AbortSignal): void {
  if (!frame.matches(':hover')) return revealCurrent(frame);
  frame.addEventListener('pointerleave', () => revealCurrent(frame), { once: true, signal });
}

/**
 * Reveals the current entry of the side list before the list is painted, while the document is still arriving.
 * Frames are not drawn before their callbacks have run.
 */
export function revealWhileParsing(): void {
  requestAnimationFrame(() => {
    const frame = document.querySelector(sideList);
    if (frame) revealCurrent(frame);
    // What follows the list is there only when the list is complete.
    if (!frame?.nextElementSibling && document.readyState === 'loading') revealWhileParsing();
  });
}
