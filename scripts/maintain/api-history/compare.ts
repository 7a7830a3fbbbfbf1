import { type ApiChange, type FacetChange, facets, type HistoryStep } from '@/lib/history/model';
import type { Entry, Snapshot } from './snapshot';

type Changes = HistoryStep['docs'];

/**
 * Compares a release with the previous one.
 *
 * A new or removed symbol is listed without its members. A member that only moves within a document keeps
 * its anchor, so it is not a change.
 *
 * @returns changes by document id, in the order of the newer release, removals last
 */
export function compareSnapshots(older: Snapshot, newer: Snapshot): Changes {
  const changes: Changes = {};
  for (const id of [...new Set([...newer.keys(), ...older.keys()])].sort()) {
    const before = older.get(id) ?? new Map<string, Entry>();
    const after = newer.get(id) ?? new Map<string, Entry>();
    const found = [...addedOrChanged(before, after), ...removed(before, after)];
    if (found.length > 0) changes[id] = found;
  }
  return changes;
}

type Entries = ReadonlyMap<string, Entry>;

function addedOrChanged(before: Entries, after: Entries): ApiChange[] {
  return [...after.values()].flatMap((entry) => {
    const old = before.get(entry.anchor);
    if (!old) return hasNoOwnerIn(entry, before) ? [] : [changeOf('added', entry)];
    const differences = facetChanges(old, entry);
    return [
      ...(differences.length > 0 ? [{ ...changeOf('changed', entry), facets: differences }] : []),
      ...(entry.deprecated && !old.deprecated ? [changeOf('deprecated', entry)] : []),
    ];
  });
}

function removed(before: Entries, after: Entries): ApiChange[] {
  return [...before.values()]
    .filter((entry) => !after.has(entry.anchor) && !hasNoOwnerIn(entry, after))
    .map((entry) => changeOf('removed', entry));
}

/** Kinds of symbols that have no members. */
const memberless = new Set<Entry['kind']>(['constant', 'function', 'token']);

/**
 * Whether the owner of a member does not exist in the other release, or has no members there. Then only
 * the change of the owner is listed, not those of its members.
 */
function hasNoOwnerIn({ owner }: Entry, other: Entries): boolean {
  const symbol = owner === undefined ? undefined : other.get(owner);
  return owner !== undefined && (!symbol || memberless.has(symbol.kind));
}

function changeOf(change: ApiChange['change'], entry: Entry): ApiChange {
  const { anchor, name, kind, inherited, instead } = entry;
  const isGone = change === 'removed' || change === 'deprecated';
  return {
    change,
    anchor,
    name,
    kind,
    ...(inherited && { inherited: true as const }),
    ...(isGone && instead !== undefined && { instead }),
  };
}

/** Whether both releases state a default. One that only one release states may be equal in the other. */
const bothHaveDefault = (old: Entry, now: Entry) =>
  old.facets.default !== undefined && now.facets.default !== undefined;

function facetChanges(old: Entry, now: Entry): FacetChange[] {
  if (old.kind !== now.kind) return [{ facet: 'kind', from: old.kind, to: now.kind }];
  return facets
    .filter((facet) => old.facets[facet] !== now.facets[facet])
    .filter((facet) => facet !== 'default' || bothHaveDefault(old, now))
    .map((facet) => ({ facet, from: old.facets[facet], to: now.facets[facet] }));
}
