import { layOutWhole, postponedParts } from '@/lib/browser/layout/postpone-layout';

/**
 * Has all of a page laid out before someone goes to a part of it: until the browser has done so by itself, heights
 * are a guess, and not every browser keeps the place when they change.
 */
export function layOutBeforeJumps(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.hash === '' || link.pathname !== location.pathname) return;
    const isGuessed = document.querySelector(postponedParts);
    if (isGuessed) layOutWhole();
  });
}
