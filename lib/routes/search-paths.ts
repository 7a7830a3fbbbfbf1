import { withBase, withoutBase } from './base';

/** The query parameter of the search page. */
export const searchParameter = 'q';

/**
 * URL paths of the search: its page, and the files of its index. This is a separate module because browsers
 * load it, and it must not include the content tables.
 */
export const searchPaths = {
  page: withBase('/search'),
  /** The page with a query. */
  query: (text: string) => withBase(`/search?${searchParameter}=${encodeURIComponent(text)}`),
  /** The OpenSearch description for browsers. */
  description: withBase('/opensearch.xml'),
  /** The list of the index's files; its name has no hash. */
  manifest: withBase('/search-index/manifest.json'),
  /** The cards of a page: the search index's facts about each of its anchors. */
  cards: (page: string) => withBase(`/search-index/cards${withoutBase(page)}.json`),
  /** Folder of the index's files, whose names contain a hash. */
  shards: withBase('/search-index/shards'),
} as const;
