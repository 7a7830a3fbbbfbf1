import { guideGroups } from '@/content/guides';
import { purposes } from '@/content/purposes';
import type { GuideGroup, PackageName, Purpose } from '@/content/types';
import { itemsOf } from './items';

/**
 * The groups of a package's items that have members. Empty when there is only one: then it is not a choice, and
 * its name says nothing.
 */
export function groupsOf(packageName: PackageName): readonly Purpose[] {
  const items = itemsOf(packageName);
  const groups = purposes.filter(({ key }) => items.some(({ purpose }) => purpose === key));
  return groups.length > 1 ? groups : [];
}

/** Whether the guides have more than one group. */
export const hasGuideGroups = (groups: readonly GuideGroup[] = guideGroups): boolean =>
  groups.length > 1;
