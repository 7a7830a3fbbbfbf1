import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { hooked, hooks } from '@/lib/design/hooks';

/**
 * Selector of the parts of a page whose layout is postponed: marked ones, blocks of texts after two screens of
 * a phone, and groups, rows and parts of lists after a screen. `app/styles/base.css` has the same selector. Headings
 * are not postponed, because the list "On this page" reads their positions. Nothing is postponed on a page that
 * is opened at a position further down.
 */
export const postponedParts = `:root:not(${hooked('whole')}) :is(${[
  hooked('postponed'),
  `${hooked('prose')} > :nth-child(n + 10):not(.h2-row, .h3-row, .h4-row)`,
  `${hooked('filterGroup')} ~ ${hooked('filterGroup')}`,
  `${hooked('filterRow')}:nth-child(n + 17)`,
  `tbody${hooked('filterBlock')}:nth-of-type(n + 4)`,
].join()}):not(${hooked('laidOut')})`;

/** Texts, and pages that consist of bands. */
const texts = `${hooked('prose')}, main:has(> ${hooked('postponed')})`;
/** The field of a list, which lays out the list itself, because it may hide rows. */
const filterField = 'main input[type="search"]';

/** Number of elements per task, few enough for a slow phone to stay responsive. */
const elementsPerTask = 100;

/** Sets whether the whole page is laid out at once, for jumps and restored scroll positions. */
export function layOutWhole(whole: boolean): void {
  document.documentElement.toggleAttribute(hooks.whole, whole);
}

/**
 * Lays out the postponed parts, from the top, in small steps while the browser is idle. After that, the height
 * of the page and all positions are final.
 *
 * @returns a function that stops it
 */
export function layOutPostponed(root: ParentNode, onDone?: () => void): () => void {
  const parts = [...root.querySelectorAll(postponedParts)].reverse();
  let cancel: (() => void) | undefined;
  const next = () => {
    for (let elements = 0; elements < elementsPerTask;) {
      const part = parts.pop();
      if (!part) return onDone?.();
      part.setAttribute(hooks.laidOut, '');
      elements += 1 + part.querySelectorAll('*').length;
    }
    cancel = whenIdle(next);
  };
  next();
  return () => cancel?.();
}

/** Lays out the postponed parts of texts, and of lists without a filter, while the browser is idle. */
export function layOutTexts(): void {
  whenIdle(() => {
    const hasFilter = document.querySelector(filterField) !== null;
    const roots = hasFilter ? document.querySelectorAll(texts) : [document];
    roots.forEach((root) => layOutPostponed(root));
  });
}

/**
 * Lays out the whole page before a jump within it: postponed parts have estimated heights, and not every
 * browser keeps the scroll position when they change.
 */
export function layOutBeforeJumps(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.hash === '' || link.pathname !== location.pathname) return;
    if (document.querySelector(postponedParts)) layOutWhole(true);
  });
}
