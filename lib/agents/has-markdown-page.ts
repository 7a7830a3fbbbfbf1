import { sitePages } from '@/lib/navigation/site-pages';

let known: ReadonlySet<string> | undefined;

/**
 * Whether the page at `path` also exists as Markdown. Guides and all pages of an item do. Top-level pages
 * are only lists of links, which `llms.txt` already contains.
 */
export function hasMarkdownPage(path: string): boolean {
  known ??= new Set(sitePages().flatMap((page) => (page.above.length > 0 ? page.path : [])));
  return known.has(path);
}
