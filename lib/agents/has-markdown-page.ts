import { sitePages } from '@/lib/navigation/site-pages';

let known: ReadonlySet<string> | undefined;

/** Whether the page at `path` also exists as Markdown. All pages for search engines do. */
export function hasMarkdownPage(path: string): boolean {
  known ??= new Set(sitePages().map((page) => page.path));
  return known.has(path);
}
