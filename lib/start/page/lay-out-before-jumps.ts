import { layOutWhole, postponedParts } from '@/lib/browser/layout/postpone-layout';

/**
 * Lays out the whole page before a jump within it: postponed parts have estimated heights, and not every
 * browser keeps the scroll position when they change.
 */
export function layOutBeforeJumps(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.hash === '' || link.pathname !== location.pathname) return;
    const hasPostponed = document.querySelector(postponedParts);
    if (hasPostponed) layOutWhole();
  });
}
