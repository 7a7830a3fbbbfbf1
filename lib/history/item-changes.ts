import type { DocItem } from '@/content/types';
import { wording } from '@/lib/words/word';
import type { MajorChanges } from './changes';
import { itemHistory } from './item-history';

/** The number of an item's changes, in all compared versions and in each of them. */
export interface ChangeCounts {
  /** The first compared major, with which the history begins. */
  since: string;
  total: number;
  /** The majors with changes, newest first. */
  majors: readonly { from: string; to: string; count: number }[];
}

const majorOf = (version: string) => version.split('.')[0] ?? '';

/**
 * Counts the changes of an item's API.
 *
 * @returns undefined when there are none
 */
export function changeCountsOf(
  item: Pick<DocItem, 'id' | 'packageName'>,
  history?: readonly MajorChanges[],
): ChangeCounts | undefined {
  const all = itemHistory(item, history);
  const majors = all
    .map(({ major, from, changes }) => ({ from: majorOf(from), to: major, count: changes.length }))
    .filter(({ count }) => count > 0);
  if (majors.length === 0) return undefined;
  const since = majorOf(all.at(-1)?.from ?? '');
  return { since, total: majors.reduce((sum, { count }) => sum + count, 0), majors };
}

/** Such as "17 changes since 19". */
export const changesWording = ({ total, since }: Pick<ChangeCounts, 'total' | 'since'>) =>
  wording(total === 1 ? '{count} change since {version}' : '{count} changes since {version}', {
    count: String(total),
    version: since,
  });
