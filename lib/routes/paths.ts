import { sections } from '@/content/sections';
import type { DocItem, Guide, GuideGroupKey, PurposeKey, SectionKey } from '@/content/types';
import { basePath } from './base';
import { filePaths } from './file-paths';
import { searchPaths } from './search-paths';
import { sectionOf } from './sections';
import { themeBuilderPaths } from './theme-builder-paths';

/** The possible pages of an item, in the order of its tabs. */
export const itemTabs = ['overview', 'api', 'styling', 'examples', 'changes'] as const;
export type ItemTab = (typeof itemTabs)[number];

type ItemRef = Pick<DocItem, 'id' | 'packageName'>;

/** Functions for the paths of all pages, below a base path. */
function pagesBelow(base: string) {
  const itemRoot = (item: ItemRef) => `${base}/${sectionOf(item).key}/${item.id}`;
  return {
    home: () => `${base}/`,
    notFound: () => `${base}/404`,
    guides: () => `${base}/guides`,
    guideGroup: (key: GuideGroupKey) => `${base}/guides#${key}`,
    apiChanges: () => `${base}/guide/api-changes`,
    componentStatus: () => `${base}/guide/component-status`,
    /** An item's row in the status table. */
    componentStatusOf: ({ packageName, id }: ItemRef) =>
      `${base}/guide/component-status#${packageName}-${id}`,
    /** The changes of an item, in all compared versions or between two of them. */
    apiChangesOf: ({ packageName, id }: ItemRef, versions?: { from: string; to: string }) =>
      `${base}/guide/api-changes?item=${packageName}/${id}` +
      (versions ? `&from=${versions.from}&to=${versions.to}` : ''),
    /** Not a page: the parent path of all guides. */
    guideRoot: () => `${base}/guide`,
    guide: (guide: Pick<Guide, 'id'>) => `${base}/guide/${guide.id}`,
    section: (key: SectionKey) => `${base}/${key}`,
    categories: (key: SectionKey) => `${base}/${key}/categories`,
    /** A group of the catalogue. */
    purpose: (key: SectionKey, purpose: PurposeKey) => `${base}/${key}/categories#${purpose}`,
    itemRoot,
    item: (item: ItemRef, tab: ItemTab) => `${itemRoot(item)}/${tab}`,
    example: (item: ItemRef, exampleId: string) => `${itemRoot(item)}/examples/${exampleId}`,
    /** The page with only the example, without the site around it. */
    examplePreview: (item: ItemRef, exampleId: string) =>
      `${itemRoot(item)}/examples/${exampleId}/preview`,
    apiJson: (item: ItemRef) => `${itemRoot(item)}/api.json`,
  } as const;
}

/**
 * All URL paths of the site. They are absolute, lower case and without a trailing slash; no other code spells
 * out a URL of the site.
 */
export const paths = {
  ...filePaths,
  ...pagesBelow(basePath),
  search: () => searchPaths.page,
  themeBuilder: () => themeBuilderPaths.page,
} as const;

/** Paths of pages within the export, without the base path, as redirects use them. */
export const places = pagesBelow('');

/** First path segments of pages and page namespaces. */
export const pageNamespaces = [
  ...sections.map((section) => section.key),
  'categories',
  'guides',
  'guide',
  'search',
  'theme-builder',
  '404',
];
