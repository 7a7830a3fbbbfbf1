import { readStored, store } from './storage';

const recentPagesKey = 'docs-recent-pages';
const mostRecentPages = 8;

/** A page that was visited. */
export interface RecentPage {
  /** Its place in the site, which other versions on the same host share. */
  url: string;
  title: string;
}

/** The pages visited last, newest first; none when there are none or storage does not work. */
export function readRecentPages(): RecentPage[] {
  const stored = readStored(recentPagesKey);
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isRecentPage).slice(0, mostRecentPages) : [];
  } catch {
    // What is stored was not written by this site: the same as nothing stored.
    return [];
  }
}

/** Puts a page at the head of the list. */
export function rememberPage(page: RecentPage): void {
  const others = readRecentPages().filter(({ url }) => url !== page.url);
  store(recentPagesKey, JSON.stringify([page, ...others].slice(0, mostRecentPages)));
}

/** Forgets all of them. */
export function clearRecentPages(): void {
  store(recentPagesKey, '[]');
}

function isRecentPage(value: unknown): value is RecentPage {
  if (typeof value !== 'object' || value === null) return false;
  if (!('url' in value) || !('title' in value)) return false;
  const { url, title } = value;
  // Only paths of this site: what is stored must not become a link to elsewhere.
  return typeof url === 'string' && /^\/(?![/\\])/.test(url) && typeof title === 'string';
}
