import { sitePages } from '@/lib/navigation/site-pages';

let known: ReadonlySet<string> | undefined;

/**
 * Whether the page at a path is there as Markdown too: guides, and every page of an item. Pages that lie
 * below no other are lists, which `llms.txt` stands for.
 */
export function hasTwin(path: string): boolean {
  known ??= new Set(sitePages().flatMap((page) => (page.above.length > 0 ? page.path : [])));
  return known.has(path);
}
