import { sections } from '@/content/sections';
import type { DocItem, Guide, GuideGroupKey, PurposeKey, SectionKey } from '@/content/types';
import { filePaths } from './file-paths';
import { searchPaths } from './search-paths';
import { sectionOf } from './sections';
import { themeBuilderPaths } from './theme-builder-paths';

/** The pages an item can have, in the order of its tabs. */
export const itemTabs = ['overview', 'api', 'styling', 'examples'] as const;
export type ItemTab = (typeof itemTabs)[number];

type ItemRef = Pick<DocItem, 'id' | 'packageName'>;

const itemRoot = (item: ItemRef) => `/${sectionOf(item).key}/${item.id}`;

/**
 * Every URL of the site is minted here. Paths are absolute, lower case and without a trailing
 * slash; nothing else in the code base spells one out.
 */
export const paths = {
  ...filePaths,
  home: () => '/',
  notFound: () => '/404',
  guides: () => '/guides',
  guideGroup: (key: GuideGroupKey) => `/guides#${key}`,
  apiChanges: () => '/guide/api-changes',
  /** Not a page: what all guides lie below. */
  guideRoot: () => '/guide',
  guide: (guide: Pick<Guide, 'id'>) => `/guide/${guide.id}`,
  section: (key: SectionKey) => `/${key}`,
  categories: (key: SectionKey) => `/${key}/categories`,
  /** A group of the catalogue. */
  purpose: (key: SectionKey, purpose: PurposeKey) => `/${key}/categories#${purpose}`,
  itemRoot,
  item: (item: ItemRef, tab: ItemTab) => `${itemRoot(item)}/${tab}`,
  example: (item: ItemRef, exampleId: string) => `${itemRoot(item)}/examples/${exampleId}`,
  apiJson: (item: ItemRef) => `${itemRoot(item)}/api.json`,
  search: () => searchPaths.page,
  themeBuilder: () => themeBuilderPaths.page,
} as const;

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
