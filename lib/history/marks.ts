import type { Mark } from '@/lib/api/member-rows';
import type { MarksOf } from '@/lib/api/scope';
import { type AnchorHistory, historyOfDoc } from './history';

/**
 * What a reader of an API page is told about the past of a symbol or member.
 *
 * @param deprecated whether it is deprecated now; when since may not be known
 */
export function historyMarks(history: AnchorHistory = {}, deprecated: boolean): Mark[] {
  const { added, changed, deprecated: since } = history;
  return [
    ...(deprecated
      ? [{ text: since ? `Deprecated since ${since}` : 'Deprecated', tone: 'old' as const }]
      : []),
    ...(added ? [{ text: `New in ${added}`, tone: 'new' as const }] : []),
    ...(changed ? [{ text: `Changed in ${changed}` }] : []),
  ];
}

/** What an API page tells about the past of the symbols and members of one document. */
export function marksOfDoc(docId: string): MarksOf {
  const history = historyOfDoc(docId);
  return (anchor, deprecated) => historyMarks(history.get(anchor), deprecated);
}
