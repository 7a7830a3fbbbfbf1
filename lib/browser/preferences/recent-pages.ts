import { readJson, storeJson } from '@/lib/browser/page/storage';

const recentPagesKey = 'docs-recent-pages';
const maxRecentPages = 8;

/** A visited page. */
export interface RecentPage {
  /** Path without the base path, which other versions on the same host share. */
  url: string;
  title: string;
}

/** Reads the pages visited last, newest first. Empty when storage does not work. */
export function readRecentPages(): RecentPage[] {
  const list = readJson(recentPagesKey);
  return Array.isArray(list) ? list.filter(isRecentPage).slice(0, maxRecentPages) : [];
}

/** Adds a page to the start of the list. */
export function rememberPage(page: RecentPage): void {
  const others = readRecentPages().filter(({ url }) => url !== page.url);
  storeJson(recentPagesKey, [page, ...others].slice(0, maxRecentPages));
}

/** Clears the list. */
export function clearRecentPages(): void {
  storeJson(recentPagesKey, []);
}

function isRecentPage(value: unknown): value is RecentPage {
  if (typeof value !== 'object' || value === null) return false;
  if (!('url' in value) || !('title' in value)) return false;
  const { url, title } = value;
  // Only paths of this site: a stored value must not become a link to another site.
  return typeof url === 'string' && /^\/(?![/\\])/.test(url) && typeof title === 'string';
}
