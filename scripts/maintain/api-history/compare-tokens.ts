import type { ApiChange, FacetChange } from '@/lib/history/model';
import type { ReleaseToken } from './tokens-of';

type Changes = Record<string, ApiChange[]>;

/** A token of the newer release, with the older token that became it. */
interface Pair {
  old: ReleaseToken;
  now: ReleaseToken;
  /** Whether `ng update` writes the new name of its property. */
  byUpdate: boolean;
}

/**
 * Compares the styling tokens of a release with those of the previous one.
 *
 * A token is the same when `ng update` renames its property to the new one, or when the same mixin has it under
 * the same name. Renames by `ng update` that have the same beginning are one change, because a release can rename
 * hundreds of properties.
 *
 * @param migrated returns the name that `ng update` gives a property
 * @returns changes by the id of the item
 */
export function compareTokens(
  older: readonly ReleaseToken[],
  newer: readonly ReleaseToken[],
  migrated: (property: string) => string,
): Changes {
  const pairs = pairsOf(older, newer, migrated);
  const known = new Set(pairs.flatMap(({ old, now }) => [old, now]));
  const changed = pairs.map((pair) => ({ pair, facets: facetsOf(pair) }));
  const isPlainRename = (facets: readonly FacetChange[], { byUpdate }: Pair) =>
    byUpdate && facets.length === 1 && facets[0]?.facet === 'property';
  const renamed = changed.filter(({ pair, facets }) => isPlainRename(facets, pair));
  const others = changed.filter(({ pair, facets }) => !isPlainRename(facets, pair));
  const found: (readonly [item: string, change: ApiChange])[] = [
    ...newer
      .filter((token) => !known.has(token))
      .map((token) => [token.item, changeOf('added', token)] as const),
    ...groupedRenames(renamed.map(({ pair }) => pair)),
    ...others.flatMap(({ pair, facets }) => {
      if (facets.length === 0) return [];
      const { now, byUpdate } = pair;
      const change = { ...changeOf('changed', now), facets, ...(byUpdate && { byUpdate }) };
      return [[now.item, change] as const];
    }),
    ...older
      .filter((token) => !known.has(token))
      .map((token) => [token.item, changeOf('removed', token)] as const),
  ];
  const byItem = [...Map.groupBy(found, ([item]) => item)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    byItem.map(([item, changes]) => [item, changes.map(([, change]) => change)]),
  );
}

function pairsOf(
  older: readonly ReleaseToken[],
  newer: readonly ReleaseToken[],
  migrated: (property: string) => string,
): readonly Pair[] {
  const byProperty = new Map(newer.map((token) => [token.property, token]));
  const byName = new Map(newer.map((token) => [`${token.mixin} ${token.name}`, token]));
  const first = older.map((old) => ({ old, now: byProperty.get(migrated(old.property)) }));
  const taken = new Set(first.map(({ now }) => now));
  return first.flatMap(({ old, now }) => {
    if (now) return [{ old, now, byUpdate: old.property !== now.property }];
    const named = byName.get(`${old.mixin} ${old.name}`);
    return named && !taken.has(named) ? [{ old, now: named, byUpdate: false }] : [];
  });
}

function facetsOf({ old, now }: Pair): FacetChange[] {
  const differs = (facet: FacetChange['facet'], from?: string, to?: string): FacetChange[] =>
    from !== undefined && to !== undefined && from !== to ? [{ facet, from, to }] : [];
  return [
    ...differs('property', old.property, now.property),
    // A default that only one release states may be equal in the other.
    ...differs('default', old.value, now.value),
    ...differs('override', old.name, now.name),
  ];
}

const changeOf = (
  change: ApiChange['change'],
  { property }: Pick<ReleaseToken, 'property'>,
): ApiChange => ({ change, anchor: property.slice(2), name: property, kind: 'styling-token' });

/** The beginnings in which two names differ: `--mdc-fab-color` and `--mat-fab-color` are `--mdc-` and `--mat-`. */
function beginnings(from: string, to: string): readonly [from: string, to: string] {
  const [a, b] = [from.split('-'), to.split('-')];
  let same = 0;
  while (same < Math.min(a.length, b.length) - 3 && a.at(-1 - same) === b.at(-1 - same)) same++;
  const start = (parts: readonly string[]) => `${parts.slice(0, parts.length - same).join('-')}-`;
  return [start(a), start(b)];
}

function groupedRenames(pairs: readonly Pair[]): readonly (readonly [string, ApiChange])[] {
  const groups = Map.groupBy(pairs, ({ old, now }) =>
    [now.item, ...beginnings(old.property, now.property)].join(' '),
  );
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const { old, now } = first;
    const [from, to] =
      members.length === 1
        ? [old.property, now.property]
        : beginnings(old.property, now.property).map((start) => `${start}*`);
    const change: ApiChange = {
      ...changeOf('changed', now),
      ...(to !== undefined && { name: to }),
      facets: [{ facet: 'property', from, to }],
      ...(members.length > 1 && { count: members.length }),
      byUpdate: true,
    };
    return [[now.item, change] as const];
  });
}
