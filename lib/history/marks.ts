import type { Mark } from '@/lib/api/member-rows';
import type { MarksOf } from '@/lib/api/scope';
import { wording } from '@/lib/words/word';
import { type AnchorHistory, historyOfDoc } from './history';

/**
 * The marks about the history of a symbol or member on an API page.
 *
 * @param deprecated whether it is deprecated now; the version that deprecated it may be unknown
 */
export function historyMarks(history: AnchorHistory = {}, deprecated: boolean): Mark[] {
  const { added, changed, deprecated: since } = history;
  return [
    ...(deprecated
      ? [
          {
            ...(since
              ? wording('Deprecated since {version}', { version: since })
              : wording('Deprecated')),
            tone: 'old' as const,
          },
        ]
      : []),
    ...(added
      ? [{ ...wording('New in {version}', { version: added }), tone: 'new' as const }]
      : []),
    ...(changed ? [wording('Changed in {version}', { version: changed })] : []),
  ];
}

/** Returns the function that returns the history marks of the symbols and members of one document. */
export function marksOfDoc(docId: string): MarksOf {
  const history = historyOfDoc(docId);
  return (anchor, deprecated) => historyMarks(history.get(anchor), deprecated);
}
