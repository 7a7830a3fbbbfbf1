import { hooked, hooks } from '@/lib/design/hooks';

/** A filterable row: a row of a list, or a method. */
export interface Row {
  element: HTMLElement;
  /** Lower-case text that the filter searches. */
  text: string;
  kind: string | undefined;
}

/**
 * An element that is visible while one of its rows is: a table, a fold, a titled list, a part of the page.
 */
export interface Container {
  element: HTMLElement;
  rows: readonly Row[];
  /** Whether a fold was open before the first filter. */
  open: boolean;
  /** The element that shows the number of rows. */
  count: Element | null;
}

export interface Group {
  element: HTMLElement;
  name: string;
  rows: readonly Row[];
  containers: readonly Container[];
  /** The part of the page that contains the group; it is visible while one of its groups is. */
  part: HTMLElement | null;
}

/** An entry of "On this page", and the element that must be visible for the entry to be visible. */
interface TocEntry {
  element: HTMLElement;
  target: Element;
}

/** Everything on a page that can be filtered. */
export interface PageIndex {
  groups: readonly Group[];
  parts: readonly Container[];
  toc: readonly TocEntry[];
}

export interface Query {
  /** Lower-case words; all of them have to match. */
  words: readonly string[];
  kind: string | undefined;
}

/** Splits the typed text into words; ignores letter case and repeated spaces. */
export function parseQuery(text: string, kind?: string): Query {
  return { words: text.toLowerCase().split(/\s+/).filter(Boolean), kind };
}

export const isEmpty = ({ words, kind }: Query) => words.length === 0 && kind === undefined;

const all = (root: ParentNode, selector: string) => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/**
 * Indexes the page: its groups, their rows, the parts that contain them, and the entries of "On this page".
 */
export function indexPage(root: ParentNode): PageIndex {
  const groups = all(root, hooked('filterGroup')).map(indexGroup);
  const parts = all(root, hooked('filterPart')).map((part) =>
    container(
      part,
      groups.filter((group) => group.part === part).flatMap(({ rows }) => rows),
    ),
  );
  return { groups, parts, toc: all(root, `${hooked('toc')} li`).flatMap(indexTocEntry) };
}

function indexGroup(element: HTMLElement): Group {
  const rows = all(element, hooked('filterRow')).map(indexRow);
  return {
    element,
    name: (element.getAttribute(hooks.filterGroup) ?? '').toLowerCase(),
    rows,
    containers: all(element, hooked('filterBlock')).map((block) =>
      container(
        block,
        rows.filter((row) => block.contains(row.element)),
      ),
    ),
    part: element.closest<HTMLElement>(hooked('filterPart')),
  };
}

function container(element: HTMLElement, rows: readonly Row[]): Container {
  const count = element.querySelector(`:scope > summary ${hooked('filterCount')}`);
  return { element, rows, count, open: element instanceof HTMLDetailsElement && element.open };
}

function indexRow(element: HTMLElement): Row {
  const name = element.getAttribute(hooks.filterRow) || element.querySelector('th')?.textContent;
  const kind = element.getAttribute(hooks.filterKind) ?? undefined;
  return { element, text: (name ?? '').toLowerCase(), kind };
}

/** Indexes an entry, which links to a symbol, a list of its members, or a part of the page. */
function indexTocEntry(element: HTMLElement): TocEntry[] {
  const href = element.querySelector('a')?.getAttribute('href') ?? '';
  const heading = document.getElementById(href.slice(1));
  const group = heading?.closest(hooked('filterGroup'));
  const block = heading && outermost(heading, hooked('filterBlock'));
  const target = block ?? group ?? heading?.closest(hooked('filterPart'));
  return target ? [{ element, target }] : [];
}

function outermost(element: Element, selector: string): Element | undefined {
  let found: Element | undefined;
  for (let at = element.closest(selector); at; at = at.parentElement?.closest(selector) ?? null) {
    found = at;
  }
  return found;
}

/**
 * Returns the rows of a group that match a query: all of them when the group's own name matches, or else
 * those for which each word occurs in their name or in the group's.
 *
 * @returns undefined when nothing in the group matches
 */
export function matchGroup(group: Group, { words, kind }: Query): ReadonlySet<Row> | undefined {
  const ofKind = group.rows.filter((row) => kind === undefined || row.kind === kind);
  const byName = words.every((word) => group.name.includes(word));
  if (byName && (kind === undefined || ofKind.length > 0)) return new Set(ofKind);
  const found = ofKind.filter(({ text }) =>
    words.every((word) => text.includes(word) || group.name.includes(word)),
  );
  return found.length > 0 ? new Set(found) : undefined;
}
