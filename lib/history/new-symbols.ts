import type { DocItem } from '@/content/types';
import { historyOfDoc, readApiHistory } from './history';

/** The symbols of an item that the newest major added. */
export interface News {
  major: string;
  symbols: readonly string[];
}

/**
 * The symbols of an item's API that the newest major added, including its minors.
 *
 * @returns undefined when that major added none
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

/** The anchor of a member contains a dash: symbol, dash, member. */
const isSymbol = (anchor: string) => !anchor.includes('-');
