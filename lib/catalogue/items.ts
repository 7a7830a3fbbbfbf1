import { docItems } from '@/content/doc-items';
import { sections } from '@/content/sections';
import { site } from '@/content/site';
import type { DocItem, PackageName, Section, SectionKey } from '@/content/types';
import { checkDocItems } from './check-content';
import { completeItem } from './complete-rows';
import type { Neighbors } from './neighbors';
import { packages } from './packages';

const collator = new Intl.Collator(site.lang);

/** The position from the front matter of its text; items without one come last. */
const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: DocItem) => order;

const sorted: readonly DocItem[] = checkDocItems(docItems)
  .map(completeItem)
  .sort((a, b) => orderOf(a) - orderOf(b) || collator.compare(a.name, b.name));

/** Every doc item of a package, sorted by their order, and else by name in the site's language. */
export function itemsOf(packageName: PackageName): readonly DocItem[] {
  return sorted.filter((item) => item.packageName === packageName);
}

/** Whether an item has an API page; items that are only a text have none. */
export const hasApi = (item: Pick<DocItem, 'hasApi'>): boolean => item.hasApi !== false;

/** Every doc item of all packages, sorted in the same way. */
export function allItems(): readonly DocItem[] {
  return sorted;
}

/**
 * Finds an item. Ids may repeat across packages: without a known package name, only the first package is
 * searched.
 *
 * @returns `undefined` for an unknown id; never throws
 */
export function findItem(id: string, packageName?: string): DocItem | undefined {
  const wanted = packages.some(({ key }) => key === packageName)
    ? packageName
    : site.packages[0].key;
  return sorted.find((item) => item.id === id && item.packageName === wanted);
}

/** The section with this key, in any letter case, or `undefined`. */
export function findSection(key: string): Section | undefined {
  return sections.find((section) => section.key === key.toLowerCase());
}

/** The item whose URL is `/<section>/<id>`, or `undefined`. */
export function findSectionItem(sectionKey: string, id: string): DocItem | undefined {
  const section = findSection(sectionKey);
  return section && findItem(id, section.packageName);
}

/** The items before and after this one in its section, by name. */
export function neighborsOf(item: DocItem): Neighbors<DocItem> {
  const items = itemsOf(item.packageName);
  const index = items.indexOf(item);
  return { previous: items[index - 1], next: items[index + 1] };
}

/** Route parameters of every section page. */
export function sectionParams(): { section: SectionKey }[] {
  return sections.map((section) => ({ section: section.key }));
}

/** Route parameters of every item page that passes `filter`. */
export function itemParams(
  filter: (item: DocItem) => boolean = () => true,
): { section: SectionKey; item: string }[] {
  return sections.flatMap((section) =>
    itemsOf(section.packageName)
      .filter((item) => filter(item))
      .map((item) => ({ section: section.key, item: item.id })),
  );
}
