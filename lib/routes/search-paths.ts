/** Holds what is searched for, in the address of the search's page. */
export const searchParameter = 'q';

/**
 * Addresses of the search: its page, and the files of its index. They have a module of their own,
 * without the content tables, because browsers load it.
 */
export const searchPaths = {
  page: '/search',
  /** The page with a query. */
  query: (text: string) => `/search?${searchParameter}=${encodeURIComponent(text)}`,
  /** Describes the search to browsers. */
  description: '/opensearch.xml',
  /** The list of the index's files; its name stays. */
  manifest: '/search-index/manifest.json',
  /** Folder of the files, whose names carry a hash. */
  shards: '/search-index/shards',
} as const;
