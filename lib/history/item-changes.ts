import type { DocItem } from '@/content/types';
import { changesByMajor, type MajorChanges } from './changes';
import { readApiHistory } from './history';

/** The number of an item's changes, in all compared versions and in each of them. */
export interface ChangeCounts {
  /** The first compared major, with which the history begins. */
  since: string;
  total: number;
  /** The majors with changes, newest first. */
  majors: readonly { from: string; to: string; count: number }[];
}

const majorOf = (version: string) => version.split('.')[0] ?? '';

let known: readonly MajorChanges[] | undefined;

/**
 * Counts the changes of an item's API.
 *
 * @returns undefined when there are none
 */
export function changeCountsOf(
  item: Pick<DocItem, 'id' | 'packageName'>,
  history: readonly MajorChanges[] = (known ??= changesByMajor(readApiHistory())),
): ChangeCounts | undefined {
  const majors = history
    .map(({ major, from, packages }) => ({
      from: majorOf(from),
      to: major,
      count: packages
        .flatMap(({ items }) => items)
        .filter((each) => each.item.id === item.id && each.item.packageName === item.packageName)
        .reduce((sum, { changes }) => sum + changes.length, 0),
    }))
    .filter(({ count }) => count > 0);
  if (majors.length === 0) return undefined;
  const since = majorOf(history.at(-1)?.from ?? '');
  return { since, total: majors.reduce((sum, { count }) => sum + count, 0), majors };
}

/** Such as "17 changes since 19". */
export const changesText = ({ total, since }: Pick<ChangeCounts, 'total' | 'since'>) =>
  `${total} ${total === 1 ? 'change' : 'changes'} since ${since}`;
