import { word } from '@/lib/words/word';
import { isMember, kinds } from './kinds';
import type { SearchRecord } from './records';

/** The location of a result as a path of visible names: "Button › API › Testing". */
export function placeOf({ page, kind, within, testing, group }: SearchRecord): readonly string[] {
  if (kind === 'item' || kind === 'tab') return [page.section];
  if (kind === 'guide' || kind === 'change') return [word('Guides')];
  const parts = [page.name, page.tab];
  if (testing && group === 'api') parts.push(word('Testing'));
  if (kind === 'problem') parts.push(word('Troubleshooting'));
  if (within) parts.push(within);
  return parts.filter((part) => part !== '');
}

/** The kind of a result, unless its group already names it. */
export function kindLabelOf({ kind, owner, group }: SearchRecord): string {
  if (isMember(kind))
    return word('{member} of {symbol}', { member: kinds[kind].label, symbol: owner });
  const isSubject = kind === 'item' || kind === 'guide' || kind === 'tab';
  return isSubject || group === 'examples' || group === 'problems' ? '' : kinds[kind].label;
}
