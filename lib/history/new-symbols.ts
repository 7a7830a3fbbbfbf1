import type { DocItem } from '@/content/types';
import { historyOfDoc, readApiHistory } from './history';

/** What is new about an item: the major that brought it, and the symbols. */
export interface News {
  major: string;
  symbols: readonly string[];
}

/**
 * The symbols of an item's API that came with the newest major, its minors included.
 *
 * @returns nothing when that major added none
 */
export function newsOf({
  apiDocId,
  additionalApiDocs,
}: Pick<DocItem, 'apiDocId' | 'additionalApiDocs'>): News | undefined {
  const [major = ''] = readApiHistory().releases.at(-1)?.split('.') ?? [];
  const docs = [apiDocId, ...additionalApiDocs.map(({ path }) => path)];
  const symbols = docs.flatMap((docId) =>
    [...historyOfDoc(docId)].flatMap(([anchor, { added }]) =>
      isSymbol(anchor) && added?.split('.')[0] === major ? [anchor] : [],
    ),
  );
  return symbols.length > 0 ? { major, symbols } : undefined;
}

/** A member's anchor is its symbol's, a dash, and its own name. */
const isSymbol = (anchor: string) => !anchor.includes('-');
