import { hooked, hooks } from '@/lib/design/hooks';

/** Rows of a list that are laid out before the first paint: two screens of a large window. */
const firstRows = 30;
/** Blocks of a text that are: two screens of a phone. */
const firstBlocks = 9;
/** A block with fewer elements is not worth its mark: pages of texts are held to what a network sends first. */
const leastElements = 5;
/** What holds one is laid out at once: the list "On this page" asks where they are. */
const headings = 'h1, h2, h3, h4';

/**
 * Marks what lies two screens down a page that a navigation has just brought, as `scripts/after-export` does in a
 * page that is loaded, so that the browser lays it out after what one reads first. Right after the page has come
 * into the document: nothing has been laid out yet.
 */
export function leaveForLater(root: ParentNode): void {
  // Of the page before: someone may have gone to a part of it.
  document.documentElement.removeAttribute(hooks.whole);
  const parts = root.querySelectorAll(`${hooked('filterGroup')}, ${hooked('filterRow')}`);
  const isLater = createRowJudge();
  const rows = [...parts].filter((part) => isLater(part.hasAttribute(hooks.filterGroup)));
  const blocks = laterBlocks<Element>([...root.querySelectorAll(hooked('prose'))]);
  for (const element of [...rows, ...blocks]) element.setAttribute(hooks.later, '');
}

/** An element of a document, or of a page that is being built. */
interface Block {
  querySelector: (selector: string) => unknown;
  querySelectorAll: (selector: string) => { length: number };
}

/** The blocks of texts that are left for later: code, tables, examples, callouts behind the first. */
export function laterBlocks<B extends Block>(
  texts: readonly { children: Iterable<B> }[],
): readonly B[] {
  return texts
    .flatMap(({ children }) => [...children])
    .slice(firstBlocks)
    .filter(
      (block) =>
        block.querySelectorAll('*').length >= leastElements && !block.querySelector(headings),
    );
}

/**
 * Tells of each group and row of a list, from the top, whether it is left for later: whole groups behind the first
 * rows are, and the further rows of a group that begins among them.
 */
export function createRowJudge(): (isGroup: boolean) => boolean {
  let rows = 0;
  let groupIsLater = false;
  return (isGroup) => {
    if (isGroup) return (groupIsLater = rows >= firstRows);
    return rows++ >= firstRows && !groupIsLater;
  };
}
