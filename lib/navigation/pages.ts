import { sitePages } from './site-pages';

/** The paths of all pages for search engines, in the order of the navigation. */
export function indexedPages(): string[] {
  return sitePages().map(({ path }) => path);
}
