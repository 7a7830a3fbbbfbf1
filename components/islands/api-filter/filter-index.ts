import { hooked, hooks } from '@/lib/design/hooks';

/** A row of a list, or a method: what the filter shows or hides. */
export interface Row {
  element: HTMLElement;
  /** Lower-case words it is found by. */
  text: string;
  kind: string | undefined;
}

/** A part of a group that is shown while one of its rows is: a table, a fold, a titled list. */
export interface Container {
  element: HTMLElement;
  rows: readonly Row[];
  /** Whether a fold was open before anything was filtered. */
  open: boolean;
}

export interface Group {
  element: HTMLElement;
  name: string;
  rows: readonly Row[];
  containers: readonly Container[];
  /** A part of the page with a heading of its own, shown while one of its groups is. */
  part: HTMLElement | null;
}

export interface Query {
  /** Lower-case words that all have to occur. */
  words: readonly string[];
  kind: string | undefined;
}

/** Splits what was typed; letter case and the space between words do not matter. */
export function parseQuery(text: string, kind?: string): Query {
  return { words: text.toLowerCase().split(/\s+/).filter(Boolean), kind };
}

export const isEmpty = ({ words, kind }: Query) => words.length === 0 && kind === undefined;

/** Reads the page once: its groups, their rows, and the parts that hold them. */
export function indexPage(root: ParentNode): Group[] {
  return [...root.querySelectorAll<HTMLElement>(hooked('filterGroup'))].map((element) => {
    const name = element.getAttribute(hooks.filterGroup) ?? '';
    const rows = [...element.querySelectorAll<HTMLElement>(hooked('filterRow'))].map(indexRow);
    const containers = [...element.querySelectorAll<HTMLElement>(hooked('filterBlock'))].map(
      (part) => ({
        element: part,
        rows: rows.filter((row) => part.contains(row.element)),
        open: part instanceof HTMLDetailsElement && part.open,
      }),
    );
    return {
      element,
      name: name.toLowerCase(),
      rows,
      containers,
      part: element.closest<HTMLElement>(hooked('filterPart')),
    };
  });
}

function indexRow(element: HTMLElement): Row {
  const name = element.getAttribute(hooks.filterRow) || element.querySelector('th')?.textContent;
  const kind = element.getAttribute(hooks.filterKind) ?? undefined;
  return { element, text: (name ?? '').toLowerCase(), kind };
}

/**
 * Which rows of a group a query finds: all of them when the group's own name matches, else those
 * that have every word in their name or, together with it, in the group's.
 *
 * @returns undefined when the group has nothing for the query
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
