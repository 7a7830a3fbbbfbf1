/** The facets of a change. All but the version are also names of query parameters. */
const facetNames = ['version', 'kind', 'package', 'item'] as const;
export type FacetName = Exclude<(typeof facetNames)[number], 'version'>;
const chosenNames = ['kind', 'package', 'item'] as const satisfies readonly FacetName[];

/** The filter values that the reader has selected. An empty list or text selects everything. */
export interface Selection {
  filter: string;
  /** The major before the first changes. */
  from: string;
  /** The major with the last changes. */
  to: string;
  facets: Readonly<Record<FacetName, readonly string[]>>;
}

/** The filterable values of a change. */
export interface Entry {
  /** Lower-case text that the filter searches. */
  text: string;
  facets: Readonly<Record<(typeof facetNames)[number], string>>;
}

const eachFacet = <T>(value: (name: FacetName) => T): Record<FacetName, T> => ({
  kind: value('kind'),
  package: value('package'),
  item: value('item'),
});

export const everything: Selection = { filter: '', from: '', to: '', facets: eachFacet(() => []) };

/** Reads a selection from the query of a URL. */
export function readSelection(search: string): Selection {
  const query = new URLSearchParams(search);
  return {
    filter: query.get('filter') ?? '',
    ...readVersions(query),
    facets: eachFacet((name) => (query.get(name) ?? '').split(',').filter(Boolean)),
  };
}

const isMajor = (text: string | null): text is string => text !== null && /^\d+$/.test(text);

/** Older addresses list versions, such as `version=22.1,22`. */
function readVersions(query: URLSearchParams): Pick<Selection, 'from' | 'to'> {
  const listed = (query.get('version') ?? '')
    .split(',')
    .map(majorOf)
    .filter((each) => each > 0);
  if (listed.length > 0) {
    return { from: String(Math.min(...listed) - 1), to: String(Math.max(...listed)) };
  }
  const [from, to] = [query.get('from'), query.get('to')];
  return { from: isMajor(from) ? from : '', to: isMajor(to) ? to : '' };
}

/** A selection as query parameters; empty ones must not be written. */
export function queryOf({ filter, from, to, facets }: Selection) {
  return { filter, from, to, version: '', ...eachFacet((name) => facets[name].join(',')) };
}

const majorOf = (version: string) => Number.parseInt(version, 10) || 0;

/** The selection between two majors; the other one moves if they would exclude everything. */
export function between(selection: Selection, from: string, to: string): Selection {
  if (from === '' || to === '' || majorOf(from) < majorOf(to)) return { ...selection, from, to };
  return from === selection.from ? { ...selection, from: '', to } : { ...selection, from, to: '' };
}

/** The selection with one value switched on or off. */
export function toggled(selection: Selection, name: FacetName, value: string): Selection {
  const chosen = selection.facets[name];
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value];
  return { ...selection, facets: { ...selection.facets, [name]: next } };
}

/** Whether the selection excludes anything. */
export const isNarrow = ({ filter, from, to, facets }: Selection): boolean =>
  [filter.trim(), from, to].some((text) => text !== '') ||
  chosenNames.some((name) => facets[name].length > 0);

/**
 * Whether a change is selected: it is between the versions, has one selected value of each facet, and every
 * word occurs.
 *
 * @param except a facet to leave out: the others decide what its values would show
 */
export function isWanted(
  { text, facets }: Entry,
  selection: Selection,
  except?: FacetName,
): boolean {
  const { filter, from, to } = selection;
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const major = majorOf(facets.version);
  return (
    words.every((word) => text.includes(word)) &&
    (from === '' || major > majorOf(from)) &&
    (to === '' || major <= majorOf(to)) &&
    chosenNames.every((name) => {
      const chosen = selection.facets[name];
      return name === except || chosen.length === 0 || chosen.includes(facets[name]);
    })
  );
}

/** How many changes each value of a facet would show, with what else is selected. */
export function countsOf(
  entries: readonly Entry[],
  selection: Selection,
  name: FacetName,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    if (!isWanted(entry, selection, name)) continue;
    const value = entry.facets[name];
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The facets of an entry as the value of an attribute. */
export const facetsText = (facets: Entry['facets']) =>
  facetNames.map((name) => facets[name]).join(' ');

/** Reads the value that {@link facetsText} returns. */
export function readFacets(text: string): Entry['facets'] {
  const values = text.split(' ');
  return {
    ...eachFacet((name) => values[facetNames.indexOf(name)] ?? ''),
    version: values[facetNames.indexOf('version')] ?? '',
  };
}
