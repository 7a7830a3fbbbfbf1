import { sections } from '@/content/sections';
import type { DocItem, Section } from '@/content/types';

/**
 * The section that documents an item: the one of its package.
 *
 * @throws when `content/sections.ts` has no section for the package
 */
export function sectionOf({ packageName }: Pick<DocItem, 'packageName'>): Section {
  const section = sections.find((candidate) => candidate.packageName === packageName);
  if (section) return section;
  throw new Error(`content/sections.ts: no section documents the package "${packageName}"`);
}
