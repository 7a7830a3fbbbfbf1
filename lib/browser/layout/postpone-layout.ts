import { hooked, hooks } from '@/lib/design/hooks';

/** Number of rows that are laid out before the first paint: a screen of a large window. */
const firstRows = 16;
/** Number of blocks of a text that are laid out before the first paint: two screens of a phone. */
const firstBlocks = 9;

/**
 * Selector of postponed parts: marked ones, and blocks of texts after the first, which are not marked to keep
 * pages small. `app/styles/base.css` has the same selector. Headings are not postponed, because the list "On
 * this page" reads their positions. Nothing is postponed on a page that is opened at a position further down.
 */
export const postponedParts = `${hooked('postponed')}, :root:not(${hooked('whole')}) ${hooked('prose')} > :nth-child(n + ${firstBlocks + 1}):not(${hooked('laidOut')}, .h2-row, .h3-row, .h4-row)`;

/**
 * Marks the parts of lists far down a page whose layout is postponed. `scripts/export/complete` does the same
 * in the HTML of pages; this is for pages that a navigation has just added, before their first layout.
 */
export function postponeLayout(root: ParentNode): void {
  // Set by the previous page, if the visitor jumped to a part of it.
  document.documentElement.removeAttribute(hooks.whole);
  const parts = root.querySelectorAll(`${hooked('filterGroup')}, ${hooked('filterRow')}`);
  const isPostponed = createPostponeRule();
  for (const part of parts) {
    if (isPostponed(part.hasAttribute(hooks.filterGroup))) part.setAttribute(hooks.postponed, '');
  }
}

/** Lays out the whole page immediately, for jumps and restored scroll positions. */
export function layOutWhole(): void {
  document.documentElement.setAttribute(hooks.whole, '');
}

/**
 * Returns a function to call for each group and row of a list, from the top. It returns whether the layout is
 * postponed: of groups after the first rows, and of the remaining rows of a group that starts among them.
 */
export function createPostponeRule(): (isGroup: boolean) => boolean {
  let rows = 0;
  let isGroupPostponed = false;
  return (isGroup) => {
    if (isGroup) return (isGroupPostponed = rows >= firstRows);
    return rows++ >= firstRows && !isGroupPostponed;
  };
}
