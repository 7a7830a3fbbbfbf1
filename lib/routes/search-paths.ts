import { withBase } from './base';

/** Holds what is searched for, in the address of the search's page. */
export const searchParameter = 'q';

/**
 * Addresses of the search: its page, and the files of its index. They have a module of their own,
 * without the content tables, because browsers load it.
 */
export const searchPaths = {
  page: withBase('/search'),
  /** The page with a query. */
  query: (text: string) => withBase(`/search?${searchParameter}=${encodeURIComponent(text)}`),
  /** Describes the search to browsers. */
  description: withBase('/opensearch.xml'),
  /** The list of the index's files; its name stays. */
  manifest: withBase('/search-index/manifest.json'),
  /** Folder of the files, whose names carry a hash. */
  shards: withBase('/search-index/shards'),
} as const;
