import { membersOf } from './members-of';
import { readApiDoc } from './read-doc';
import { apiDocIds } from './symbol-index';

const anchors = new Map<string, ReadonlySet<string>>();

/** Whether the documented release has this symbol or member, so that a link to it has a target. */
export function hasAnchor(docId: string, anchor: string): boolean {
  let known = anchors.get(docId);
  if (!known) {
    const symbols = apiDocIds().includes(docId) ? readApiDoc(docId).symbols : [];
    known = new Set(
      symbols.flatMap((symbol) => [symbol.name, ...membersOf(symbol).map((m) => m.anchor)]),
    );
    anchors.set(docId, known);
  }
  return known.has(anchor);
}
