import { byGroup, type SearchAnswer } from '@/lib/search/engine';
import { groupNames } from '@/lib/search/kinds';
import type { SearchRecord } from '@/lib/search/records';
import { type InterfaceText, type Wording, wording } from '@/lib/words/word';
import type { Choice } from './kind-filter';

/** Maximum number of results of a group, beside other groups and alone. */
const most = { ofEach: 5, ofOne: 50 };

export interface ShownGroup {
  name: InterfaceText;
  records: readonly SearchRecord[];
}

/** The visible results: a few of each group, the best group first, or more of the selected group. */
export function shownGroups(answer: SearchAnswer | undefined, choice: Choice): ShownGroup[] {
  if (!answer) return [];
  return byGroup(answer.results, choice === 'all' ? most.ofEach : most.ofOne)
    .filter(({ group }) => choice === 'all' || group === choice)
    .map(({ group, results }) => ({
      name: groupNames[group],
      records: results.map(({ record }) => record),
    }));
}

/** The number of results as a text for screen readers. */
export function countText(answer: SearchAnswer | undefined, choice: Choice): Wording {
  if (!answer) return { text: '' };
  const count = choice === 'all' ? answer.results.length : answer.counts[choice];
  if (count === 0) return wording('No results.');
  return count === 1 ? wording('1 result.') : wording('{count} results.', { count: String(count) });
}
