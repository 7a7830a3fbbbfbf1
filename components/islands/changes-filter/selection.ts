/** The facets by which changes can be filtered; also the names of query parameters. */
const facetNames = ['version', 'kind', 'package', 'item'] as const;
export type FacetName = (typeof facetNames)[number];

/** The filter values that the reader has selected. An empty list selects everything. */
export interface Selection {
  filter: string;
  facets: Readonly<Record<FacetName, readonly string[]>>;
}

/** The filterable values of a change. */
export interface Entry {
  /** Lower-case text that the filter searches. */
  text: string;
  facets: Readonly<Record<FacetName, string>>;
}

const eachFacet = <T>(value: (name: FacetName) => T): Record<FacetName, T> => ({
  version: value('version'),
  kind: value('kind'),
  package: value('package'),
  item: value('item'),
});

export const everything: Selection = { filter: '', facets: eachFacet(() => []) };

/** Reads a selection from the query of a URL. */
export function readSelection(search: string): Selection {
  const query = new URLSearchParams(search);
  return {
    filter: query.get('filter') ?? '',
    facets: eachFacet((name) => (query.get(name) ?? '').split(',').filter(Boolean)),
  };
}

/** A selection as query parameters; empty ones must not be written. */
export function queryOf({ filter, facets }: Selection): Record<'filter' | FacetName, string> {
  return { filter, ...eachFacet((name) => facets[name].join(',')) };
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
export const isNarrow = ({ filter, facets }: Selection): boolean =>
  filter.trim() !== '' || facetNames.some((name) => facets[name].length > 0);

/** Whether a change is selected: it has one selected value of each facet, and every word occurs. */
export function isWanted({ text, facets }: Entry, selection: Selection): boolean {
  const words = selection.filter.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.every((word) => text.includes(word)) &&
    facetNames.every((name) => {
      const chosen = selection.facets[name];
      return chosen.length === 0 || chosen.includes(facets[name]);
    })
  );
}

/** The facets of an entry as the value of an attribute. */
export const facetsText = (facets: Entry['facets']) =>
  facetNames.map((name) => facets[name]).join(' ');

/** Reads the value that {@link facetsText} returns. */
export function readFacets(text: string): Entry['facets'] {
  const values = text.split(' ');
  return eachFacet((name) => values[facetNames.indexOf(name)] ?? '');
}
