/** What a change can be chosen by, besides its text; also the names in the address. */
const facetNames = ['version', 'kind', 'package', 'item'] as const;
export type FacetName = (typeof facetNames)[number];

/** What someone wants to see. An empty list stands for everything. */
export interface Selection {
  filter: string;
  facets: Readonly<Record<FacetName, readonly string[]>>;
}

/** A change as far as it is chosen by. */
export interface Entry {
  /** Lower-case text it is found by. */
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

/** Reads a selection from the query of an address. */
export function readSelection(search: string): Selection {
  const query = new URLSearchParams(search);
  return {
    filter: query.get('filter') ?? '',
    facets: eachFacet((name) => (query.get(name) ?? '').split(',').filter(Boolean)),
  };
}

/** A selection as values of the query; empty ones are not to be written. */
export function queryOf({ filter, facets }: Selection): Record<'filter' | FacetName, string> {
  return { filter, ...eachFacet((name) => facets[name].join(',')) };
}

/** The selection with one choice turned on or off. */
export function toggled(selection: Selection, name: FacetName, value: string): Selection {
  const chosen = selection.facets[name];
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value];
  return { ...selection, facets: { ...selection.facets, [name]: next } };
}

/** Whether anything is left out. */
export const isNarrow = ({ filter, facets }: Selection): boolean =>
  filter.trim() !== '' || facetNames.some((name) => facets[name].length > 0);

/** Whether a change is wanted: one choice of each facet applies, and every word occurs. */
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

/** How an entry's facets stand in the page, in one attribute. */
export const facetsText = (facets: Entry['facets']) =>
  facetNames.map((name) => facets[name]).join(' ');

/** Reads what {@link facetsText} wrote. */
export function readFacets(text: string): Entry['facets'] {
  const values = text.split(' ');
  return eachFacet((name) => values[facetNames.indexOf(name)] ?? '');
}
