import { hooked, hooks } from '@/lib/design/hooks';

/** Rows of a list that are laid out before the first paint: two screens of a large window. */
export const firstRows = 30;
/** Blocks of a text that are: two screens of a phone. */
export const firstBlocks = 9;
/** Elements a block has at least, to be worth a mark. */
export const leastElements = 5;
/** What a block holds that is laid out at once: the list "On this page" asks where they are. */
export const headings = 'h1, h2, h3, h4';

/**
 * Marks what lies two screens down a page that a navigation has just brought, as `scripts/after-export` does in a
 * page that is loaded, so that the browser lays it out after what one reads first. Right after the page has come
 * into the document: nothing has been laid out yet.
 */
export function leaveForLater(root: ParentNode): void {
  // Of the page before: someone may have gone to a part of it.
  document.documentElement.removeAttribute(hooks.whole);
  for (const element of [...laterBlocks(root), ...laterRows(root)]) {
    element.setAttribute(hooks.later, '');
  }
}

function laterBlocks(root: ParentNode): Element[] {
  return Array.from(root.querySelectorAll(hooked('prose')))
    .flatMap(({ children }) => [...children])
    .slice(firstBlocks)
    .filter(
      (block) =>
        block.getElementsByTagName('*').length >= leastElements && !block.querySelector(headings),
    );
}

/** Whole groups behind the first rows, and the further rows of a group that begins among them. */
function laterRows(root: ParentNode): Element[] {
  let rows = 0;
  let groupIsLater = false;
  return Array.from(
    root.querySelectorAll(`${hooked('filterGroup')}, ${hooked('filterRow')}`),
  ).filter((element) => {
    if (element.hasAttribute(hooks.filterGroup)) return (groupIsLater = rows >= firstRows);
    return !groupIsLater && rows++ >= firstRows;
  });
}
