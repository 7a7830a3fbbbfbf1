import { sitePages } from './site-pages';

/** The path of every page a search engine should know, in the order of the navigation. */
export function indexedPages(): string[] {
  return sitePages().map(({ path }) => path);
}
