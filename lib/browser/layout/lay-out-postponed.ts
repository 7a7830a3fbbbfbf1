import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { hooked, hooks } from '@/lib/design/hooks';
import { postponedParts } from './postpone-layout';

/** Number of elements per task, few enough for a slow phone to stay responsive. */
const elementsPerTask = 100;

/**
 * Lays out the postponed groups and rows of lists and blocks of texts, from the top, in small steps while the
 * browser is idle. After that, the height of the page and all positions are final.
 *
 * @param onGroup called for each group when it is completely laid out
 * @returns a function that stops it
 */
export function layOutPostponed(
  root: ParentNode,
  onGroup: (group: Element) => void = () => undefined,
): () => void {
  const parts = partsIn(root, onGroup);
  let cancel: (() => void) | undefined;
  const next = () => {
    for (let elements = 0; elements < elementsPerTask;) {
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
 * Lays out one part after the other, and yields its number of elements. The rows of a group are postponed
 * first, so that they are not all laid out together with the group.
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
