import { hooked, hooks } from '@/lib/design/hooks';
import { isShown, readEntry, sorted, type StatusChoice, type StatusEntry } from './status-choice';

interface Row extends StatusEntry {
  element: HTMLElement;
}

/** Reads the rows of the page's table. */
export function indexRows(root: ParentNode): readonly Row[] {
  return [...root.querySelectorAll<HTMLElement>(hooked('statusRow'))].map((element) => ({
    element,
    ...readEntry(
      element.querySelector('a')?.textContent ?? '',
      element.getAttribute(hooks.statusRow) ?? '',
    ),
  }));
}

/**
 * Sorts and filters the rows, and marks the sorted column.
 *
 * @param keys of the columns after the name
 * @returns the number of visible rows
 */
export function showRows(
  root: ParentNode,
  rows: readonly Row[],
  choice: StatusChoice,
  keys: readonly string[],
): number {
  const shown = rows.filter((row) => isShown(row, choice, keys));
  for (const { element } of rows) element.toggleAttribute(hooks.out, true);
  for (const { element } of shown) element.removeAttribute(hooks.out);
  rows[0]?.element.parentElement?.append(
    ...sorted(rows, choice.order, keys).map(({ element }) => element),
  );
  for (const button of root.querySelectorAll(hooked('sortBy'))) {
    const head = button.closest('th');
    const isSorted = button.getAttribute(hooks.sortBy) === (choice.order.key || 'name');
    if (!isSorted) head?.removeAttribute('aria-sort');
    else head?.setAttribute('aria-sort', choice.order.isDescending ? 'descending' : 'ascending');
  }
  return shown.length;
}
