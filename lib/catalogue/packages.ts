import { site } from '@/content/site';
import type { DocumentedPackage } from '@/content/site-definition';
import type { DocItem } from '@/content/types';

/** The documented packages; the first determines the name and the version of the site. */
export const packages: readonly DocumentedPackage[] = site.packages;

/**
 * The package of an item.
 *
 * @throws when `content/site.ts` has no such package
 */
export function packageOf({ packageName }: Pick<DocItem, 'packageName'>): DocumentedPackage {
  const found = packages.find(({ key }) => key === packageName);
  if (found) return found;
  throw new Error(`content/site.ts: packages: expected one whose key is "${packageName}"`);
}
