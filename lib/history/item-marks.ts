import type { Mark } from '@/lib/api/member-rows';
import type { ApiDoc } from '@/lib/api/model';
import { wording } from '@/lib/words/word';
import { type AnchorHistory, historyOfDoc, readApiHistory } from './history';

/**
 * The marks about an item's history on all of its pages: whether the newest major added it, or symbols to
 * it, and whether all of it is deprecated.
 *
 * @param doc the item's main API document
 */
export function itemMarks(
  { id, symbols }: Pick<ApiDoc, 'id'> & { symbols: readonly SymbolFacts[] },
  history: ReadonlyMap<string, AnchorHistory> = historyOfDoc(id),
  [newest = '']: readonly string[] = readApiHistory().releases.at(-1)?.split('.') ?? [],
): Mark[] {
  const isNew = ({ name }: SymbolFacts) => history.get(name)?.added?.split('.')[0] === newest;
  if (symbols.length > 0 && symbols.every(({ deprecated }) => deprecated !== undefined)) {
    return [{ ...wording('Deprecated'), tone: 'old' }];
  }
  if (!symbols.some(isNew)) return [];
  const text = symbols.every(isNew) ? 'New in {version}' : 'New symbols in {version}';
  return [{ ...wording(text, { version: newest }), tone: 'new' }];
}

interface SymbolFacts {
  name: string;
  deprecated?: unknown;
}
