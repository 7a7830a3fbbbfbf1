import { patience } from '@/lib/browser/patience';
import { withBase, withoutBase } from '@/lib/routes/base';

/** A page as data, as it was answered. */
interface PageAnswer {
  status: number;
  type: string;
  text: string;
}

interface Entry {
  answer: Promise<PageAnswer>;
  since: number;
}

/** Milliseconds for which a page that has been fetched is taken for the newest. */
const freshness = 300_000;

/** Pages as data, each fetched once, however often it is asked for. */
export interface PageStore {
  /** @throws when the network does, or something else the page needs is missing; it is asked again the next time */
  fetch: (url: string, priority?: RequestPriority) => Promise<Response>;
}

/**
 * @param request the browser's own `fetch`
 * @param complete makes a page's data whole, and fetches what else the page needs
 */
export function createPageStore(
  request: typeof fetch,
  complete: (data: string) => Promise<string> = (data) => Promise.resolve(data),
  now: () => number = Date.now,
): PageStore {
  const entries = new Map<string, Entry>();

  const ask = async (url: string, priority: RequestPriority): Promise<PageAnswer> => {
    const response = await request(url, { signal: AbortSignal.timeout(patience), priority });
    if (!response.ok) entries.delete(url);
    const type = response.headers.get('Content-Type') ?? '';
    const text = await response.text();
    const isPage = response.ok && !type.includes('html');
    return { status: response.status, type, text: isPage ? await complete(text) : text };
  };
  return {
    fetch: async (url, priority = 'auto') => {
      const known = entries.get(url);
      const entry =
        known && now() - known.since < freshness
          ? known
          : { answer: ask(url, priority), since: now() };
      entries.set(url, entry);
      try {
        const { status, type, text } = await entry.answer;
        return new Response(text, { status, headers: { 'Content-Type': type } });
      } catch (error) {
        entries.delete(url);
        throw error;
      }
    },
  };
}

/** The file that holds a page as data: the one the framework wrote for it. */
export function pageDataUrl(pathname: string): string {
  return withoutBase(pathname) === '/' ? withBase('/index.txt') : `${pathname}.txt`;
}
