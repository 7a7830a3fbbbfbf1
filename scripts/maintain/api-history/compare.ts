import { type ApiChange, type FacetChange, facets, type HistoryStep } from '@/lib/history/model';
import type { Entry, Snapshot } from './snapshot';

type Changes = HistoryStep['docs'];

/**
 * What one release changed against the one before.
 *
 * A new or removed symbol stands for all of its members. A member that only takes another place in
 * the same document keeps its anchor and so is no change.
 *
 * @returns changes by document id, both in the order of the newer release, removals last
 */
export function compareSnapshots(older: Snapshot, newer: Snapshot): Changes {
  const changes: Changes = {};
  for (const id of [...new Set([...newer.keys(), ...older.keys()])].sort()) {
    const before = older.get(id) ?? new Map<string, Entry>();
    const after = newer.get(id) ?? new Map<string, Entry>();
    const found = [...presentNow(before, after), ...removed(before, after)];
    if (found.length > 0) changes[id] = found;
  }
  return changes;
}

type Entries = ReadonlyMap<string, Entry>;

function presentNow(before: Entries, after: Entries): ApiChange[] {
  return [...after.values()].flatMap((entry) => {
    const old = before.get(entry.anchor);
    if (!old) return isOfOther(entry, before) ? [] : [changeOf('added', entry)];
    const differences = facetChanges(old, entry);
    return [
      ...(differences.length > 0 ? [{ ...changeOf('changed', entry), facets: differences }] : []),
      ...(entry.deprecated && !old.deprecated ? [changeOf('deprecated', entry)] : []),
    ];
  });
}

function removed(before: Entries, after: Entries): ApiChange[] {
  return [...before.values()]
    .filter((entry) => !after.has(entry.anchor) && !isOfOther(entry, after))
    .map((entry) => changeOf('removed', entry));
}

/** Kinds of symbols that have no members. */
const memberless = new Set<Entry['kind']>(['constant', 'function', 'token']);

/**
 * Whether the other release lacks the symbol that a member belongs to, or has it as a kind without
 * members. Then the change of the symbol is told, and not one for each member.
 */
function isOfOther({ owner }: Entry, there: Entries): boolean {
  const symbol = owner === undefined ? undefined : there.get(owner);
  return owner !== undefined && (!symbol || memberless.has(symbol.kind));
}

function changeOf(change: ApiChange['change'], entry: Entry): ApiChange {
  const { anchor, name, kind, inherited } = entry;
  return { change, anchor, name, kind, ...(inherited && { inherited: true as const }) };
}

/** Whether both releases state a default: one that is known for one only may be equal in the other. */
const isKnown = (old: Entry, now: Entry) =>
  old.facets.default !== undefined && now.facets.default !== undefined;

function facetChanges(old: Entry, now: Entry): FacetChange[] {
  if (old.kind !== now.kind) return [{ facet: 'kind', from: old.kind, to: now.kind }];
  return facets
    .filter((facet) => old.facets[facet] !== now.facets[facet])
    .filter((facet) => facet !== 'default' || isKnown(old, now))
    .map((facet) => ({ facet, from: old.facets[facet], to: now.facets[facet] }));
}
