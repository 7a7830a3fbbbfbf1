import { hooked, hooks } from '@/lib/design/hooks';
import { word } from '@/lib/words/word';
import { type Entry, isNarrow, isWanted, readFacets, type Selection } from './selection';

interface Row extends Entry {
  element: HTMLElement;
}

/** The element of a version, package or item; it is visible while one of its changes is. */
interface Holder {
  element: HTMLElement;
  rows: readonly Row[];
  /** The element that shows the number of changes. */
  count: Element | null;
}

export interface ChangesIndex {
  rows: readonly Row[];
  holders: readonly Holder[];
  /** Entries of "On this page", each with the holder it links to. */
  toc: readonly { element: Element; holder: HTMLElement }[];
}

const all = (root: ParentNode, selector: string) => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Indexes the page. */
export function indexChanges(root: ParentNode): ChangesIndex {
  const rows = all(root, hooked('change')).map((element) => ({
    element,
    text: element.textContent.toLowerCase(),
    facets: readFacets(element.getAttribute(hooks.change) ?? ''),
  }));
  const holders = all(root, hooked('changes')).map((element) => ({
    element,
    rows: rows.filter((row) => element.contains(row.element)),
    count: element.querySelector(`:scope > p ${hooked('filterCount')}`),
  }));
  const toc = all(root, `${hooked('toc')} li`).flatMap((element) => {
    const id = element.querySelector('a')?.getAttribute('href')?.slice(1) ?? '';
    const holder = document.getElementById(id)?.closest<HTMLElement>(hooked('changes'));
    return holder ? [{ element, holder }] : [];
  });
  return { rows, holders, toc };
}

/**
 * Shows the selected changes, and the versions, packages and items that contain one of them.
 *
 * @returns the number of visible changes
 */
export function showChanges({ rows, holders, toc }: ChangesIndex, selection: Selection): number {
  const wanted = new Set(
    isNarrow(selection) ? rows.filter((row) => isWanted(row, selection)) : rows,
  );
  for (const row of rows) setOut(row.element, !wanted.has(row));
  for (const { element, rows: own, count } of holders) {
    const left = own.filter((row) => wanted.has(row)).length;
    setOut(element, left === 0);
    if (!count) continue;
    const values = { shown: String(left), all: String(own.length) };
    count.textContent = left === own.length ? values.shown : word('{shown} of {all}', values);
  }
  for (const { element, holder } of toc) setOut(element, holder.hasAttribute(hooks.out));
  return wanted.size;
}

const setOut = (element: Element, out: boolean) => element.toggleAttribute(hooks.out, out);
