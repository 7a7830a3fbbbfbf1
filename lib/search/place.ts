import { word, type Wording, wording } from '@/lib/words/word';
import { isMember, kinds } from './kinds';
import type { SearchRecord } from './records';

/** The location of a result as a path of visible names: "Button › API › Testing". */
export function placeOf({ page, kind, within, testing, group }: SearchRecord): readonly Wording[] {
  if (kind === 'item' || kind === 'tab') return [{ text: page.section }];
  if (kind === 'guide' || kind === 'change') return [wording('Guides')];
  const parts: Wording[] = [{ text: page.name }];
  if (page.tab !== '') parts.push(wording(page.tab));
  if (testing && group === 'api') parts.push(wording('Testing'));
  if (kind === 'problem') parts.push(wording('Troubleshooting'));
  if (within) parts.push({ text: within });
  return parts.filter(({ text }) => text !== '');
}

/** The kind of a result, unless its group already names it. */
export function kindLabelOf({ kind, owner, group }: SearchRecord): Wording | undefined {
  if (isMember(kind))
    return wording('{member} of {symbol}', { member: word(kinds[kind].label), symbol: owner });
  const isSubject = kind === 'item' || kind === 'guide' || kind === 'tab';
  return isSubject || group === 'examples' || group === 'problems'
    ? undefined
    : wording(kinds[kind].label);
}
