import { hooked, hooks } from '@/lib/design/hooks';
import { whenIdle } from './when-idle';

/** Elements that are laid out at once: few enough for a slow phone to stay responsive. */
const elementsAtOnce = 100;

/** Takes marks off one part after the other, and tells of how many elements it is. */
type Parts = Generator<number>;

/**
 * Lays out what was left for later: rows and groups of lists, blocks of texts, from the top, a little each time the browser
 * has nothing better to do: the page then has the height and the places it will keep.
 *
 * @param onGroup hears of each group when all of it has been laid out
 * @returns stops it
 */
export function layOutLater(
  root: ParentNode,
  onGroup: (group: Element) => void = () => undefined,
): () => void {
  return layOut(partsIn(root, onGroup));
}

function layOut(parts: Parts): () => void {
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

/** Rows of a group get a mark of their own first, lest they all come with it. */
function* partsIn(root: ParentNode, onGroup: (group: Element) => void): Parts {
  for (const element of root.querySelectorAll(hooked('later'))) {
    const rows = [...element.querySelectorAll(hooked('filterRow'))];
    const inRows = rows.map(sizeOf).reduce((sum, size) => sum + size, 0);
    for (const row of rows) row.setAttribute(hooks.later, '');
    element.removeAttribute(hooks.later);
    yield sizeOf(element) - inRows;
    for (const row of rows) {
      row.removeAttribute(hooks.later);
      yield sizeOf(row);
    }
    if (element.hasAttribute(hooks.filterGroup)) onGroup(element);
  }
}
