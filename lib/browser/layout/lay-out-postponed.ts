import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { hooked, hooks } from '@/lib/design/hooks';
import { postponedParts } from './postpone-layout';

/** Elements that are laid out at once: few enough for a slow phone to stay responsive. */
const elementsAtOnce = 100;

/**
 * Lays out what was left for later, groups and rows of lists and blocks of texts: from the top, a little each time
 * the browser has nothing better to do. The page then has the height and the places it will keep.
 *
 * @param onGroup hears of each group when all of it has been laid out
 * @returns stops it
 */
export function layOutPostponed(
  root: ParentNode,
  onGroup: (group: Element) => void = () => undefined,
): () => void {
  const parts = partsIn(root, onGroup);
  let cancel: (() => void) | undefined;
  const next = () => {
    for (let elements = 0; elements < elementsAtOnce;) {
      const part = parts.next();
      if (part.done) return;
      elements += part.value;
    }
    cancel = whenIdle(next);
  };
  next();
  return () => cancel?.();
}

const sizeOf = (element: Element) => 1 + element.querySelectorAll('*').length;

/**
 * Has one part after the other laid out, and tells of how many elements it is. Rows of a group get one first,
 * lest they all come with it.
 */
function* partsIn(root: ParentNode, onGroup: (group: Element) => void): Generator<number> {
  for (const element of root.querySelectorAll(postponedParts)) {
    let rest = sizeOf(element);
    const rows = Array.from(element.querySelectorAll(hooked('filterRow')), (row) => {
      row.setAttribute(hooks.postponed, '');
      const size = sizeOf(row);
      rest -= size;
      return { row, size };
    });
    if (element.hasAttribute(hooks.postponed)) element.removeAttribute(hooks.postponed);
    else element.setAttribute(hooks.laidOut, '');
    yield rest;
    for (const { row, size } of rows) {
      row.removeAttribute(hooks.postponed);
      yield size;
    }
    if (element.hasAttribute(hooks.filterGroup)) onGroup(element);
  }
}
