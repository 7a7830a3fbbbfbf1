import { sections } from '@/content/sections';
import type { DocItem, Guide, GuideGroupKey, PurposeKey, SectionKey } from '@/content/types';
import { basePath } from './base';
import { filePaths } from './file-paths';
import { searchPaths } from './search-paths';
import { sectionOf } from './sections';
import { themeBuilderPaths } from './theme-builder-paths';

/** The pages an item can have, in the order of its tabs. */
export const itemTabs = ['overview', 'api', 'styling', 'examples'] as const;
export type ItemTab = (typeof itemTabs)[number];

type ItemRef = Pick<DocItem, 'id' | 'packageName'>;

/** Addresses of pages below a path of the host. */
function pagesBelow(base: string) {
  const itemRoot = (item: ItemRef) => `${base}/${sectionOf(item).key}/${item.id}`;
  return {
    home: () => `${base}/`,
    notFound: () => `${base}/404`,
    guides: () => `${base}/guides`,
    guideGroup: (key: GuideGroupKey) => `${base}/guides#${key}`,
    apiChanges: () => `${base}/guide/api-changes`,
    /** Not a page: what all guides lie below. */
    guideRoot: () => `${base}/guide`,
    guide: (guide: Pick<Guide, 'id'>) => `${base}/guide/${guide.id}`,
    section: (key: SectionKey) => `${base}/${key}`,
    categories: (key: SectionKey) => `${base}/${key}/categories`,
    /** A group of the catalogue. */
    purpose: (key: SectionKey, purpose: PurposeKey) => `${base}/${key}/categories#${purpose}`,
    itemRoot,
    item: (item: ItemRef, tab: ItemTab) => `${itemRoot(item)}/${tab}`,
    example: (item: ItemRef, exampleId: string) => `${itemRoot(item)}/examples/${exampleId}`,
    /** An example alone in the window, without the site around it. */
    examplePreview: (item: ItemRef, exampleId: string) =>
      `${itemRoot(item)}/examples/${exampleId}/preview`,
    apiJson: (item: ItemRef) => `${itemRoot(item)}/api.json`,
  } as const;
}

/**
 * Every URL of the site is minted here. Paths are absolute, lower case and without a trailing
 * slash; nothing else in the code base spells one out.
 */
export const paths = {
  ...filePaths,
  ...pagesBelow(basePath),
  search: () => searchPaths.page,
  themeBuilder: () => themeBuilderPaths.page,
} as const;

/** Where pages lie in the export, whatever path of a host it is put below: what redirects go by. */
export const places = pagesBelow('');

/** First path segments that are pages or page namespaces. */
export const pageNamespaces = [
  ...sections.map((section) => section.key),
  'categories',
  'guides',
  'guide',
  'search',
  'theme-builder',
  '404',
];
