import type { DocItem } from '@/content/types';
import { changesByMajor, type ListedChange, type MajorChanges } from './changes';
import { readApiHistory } from './history';

/** What a major changed of one item. */
export interface ItemMajor {
  major: string;
  from: string;
  to: string;
  /** Those of the API, then those of styling tokens; empty when nothing changed. */
  changes: readonly ListedChange[];
  /** The number of symbols and styling tokens that `ng update` changes in a project. */
  updated: number;
}

let known: readonly MajorChanges[] | undefined;

/** The changes of an item in every compared major, newest first, including majors without changes. */
export function itemHistory(
  { id, packageName }: Pick<DocItem, 'id' | 'packageName'>,
  majors: readonly MajorChanges[] = (known ??= changesByMajor(readApiHistory())),
): readonly ItemMajor[] {
  return majors.map(({ major, from, to, packages }) => {
    const changes = packages
      .flatMap(({ items }) => items)
      .filter(({ item }) => item.id === id && item.packageName === packageName)
      .flatMap((item) => item.changes);
    const updated = changes
      .filter(({ byUpdate }) => byUpdate)
      .reduce((sum, { count = 1 }) => sum + count, 0);
    return { major, from, to, changes, updated };
  });
}
