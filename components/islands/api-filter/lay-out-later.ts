import { whenIdle } from '@/lib/browser/when-idle';
import { hooked, hooks } from '@/lib/design/hooks';

/** Rows that are laid out at once: few enough for a slow phone to stay responsive. */
const rowsAtOnce = 6;

/**
 * Lays out what was left for later, from the top, a few rows each time the browser has nothing better to do:
 * the page then has the height and the places it will keep.
 *
 * @param onGroup hears of each group whose rows have all been laid out
 * @returns stops it
 */
export function layOutLater(root: ParentNode, onGroup: (group: Element) => void): () => void {
  const rows = laterRows(root, onGroup);
  let cancel: (() => void) | undefined;
  const next = () => {
    for (let count = 0; count < rowsAtOnce; count++) if (rows.next().done) return;
    cancel = whenIdle(next);
  };
  next();
  return () => cancel?.();
}

/** Takes the mark off one row after the other. Rows of a group get one first, lest they all come with it. */
function* laterRows(root: ParentNode, onGroup: (group: Element) => void): Generator<void> {
  for (const element of root.querySelectorAll(hooked('later'))) {
    const rows = element.querySelectorAll(hooked('filterRow'));
    for (const row of rows) row.setAttribute(hooks.later, '');
    element.removeAttribute(hooks.later);
    yield;
    for (const row of rows) {
      row.removeAttribute(hooks.later);
      yield;
    }
    if (element.hasAttribute(hooks.filterGroup)) onGroup(element);
  }
}
