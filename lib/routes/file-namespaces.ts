/**
 * First path segments that hold files: a missing one answers 404 and is never redirected. They have a
 * module of their own, without the content tables, because browsers load it.
 */
export const fileNamespaces = ['_next', 'live', 'assets', 'themes', 'fonts', 'search-index'];
