import { hooked, hooks } from '@/lib/design/hooks';

/** Rows of a list that are laid out before the first paint: a screen of a large window. */
const firstRows = 16;
/** Blocks of a text that are: two screens of a phone. */
const firstBlocks = 9;

/**
 * Selector of what is left for later: what is marked, and blocks of texts behind the first. These have no marks, which
 * would make pages longer; `app/styles/base.css` says the same. Headings are laid out at once: the list "On this page"
 * asks where they are. Who enters a page further down has all of it.
 */
export const postponedParts = `${hooked('postponed')}, :root:not(${hooked('whole')}) ${hooked('prose')} > :nth-child(n + ${firstBlocks + 1}):not(${hooked('laidOut')}, .h2-row, .h3-row, .h4-row)`;

/**
 * Marks what lies two screens down a list that a navigation has just brought, as `scripts/export/complete` does in a
 * page that is loaded, so that the browser lays it out after what one reads first. Right after the page has come
 * into the document: nothing has been laid out yet.
 */
export function postponeLayout(root: ParentNode): void {
  // Of the page before: someone may have gone to a part of it.
  document.documentElement.removeAttribute(hooks.whole);
  const parts = root.querySelectorAll(`${hooked('filterGroup')}, ${hooked('filterRow')}`);
  const isLater = createPostponeRule();
  for (const part of parts) {
    if (isLater(part.hasAttribute(hooks.filterGroup))) part.setAttribute(hooks.postponed, '');
  }
}

/** Has all of a page laid out at once: one that is entered further down, or gone back to. */
export function layOutWhole(): void {
  document.documentElement.setAttribute(hooks.whole, '');
}

/**
 * Tells of each group and row of a list, from the top, whether it is left for later: whole groups behind the first
 * rows are, and the further rows of a group that begins among them.
 */
export function createPostponeRule(): (isGroup: boolean) => boolean {
  let rows = 0;
  let groupIsLater = false;
  return (isGroup) => {
    if (isGroup) return (groupIsLater = rows >= firstRows);
    return rows++ >= firstRows && !groupIsLater;
  };
}
