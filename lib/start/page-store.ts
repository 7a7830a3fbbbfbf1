import { patience } from '@/lib/browser/patience';
import { withBase, withoutBase } from '@/lib/routes/base';
import { type ArrivingPage, readPage } from './arriving-page';
import { buildOf } from './page-parts';

/** A page as data, as it was answered. */
export interface PageAnswer extends ArrivingPage {
  status: number;
  type: string;
}

interface Entry {
  answer: Promise<PageAnswer>;
  since: number;
}

/** Milliseconds for which a page that has been fetched is taken for the newest. */
const freshness = 300_000;

/** Pages as data, each fetched once, however often it is asked for. */
export interface PageStore {
  /**
   * Settles when what the page shows first is there.
   *
   * @throws when the network does, or something else the page needs is missing; it is asked again the next time
   */
  fetch: (url: string, priority?: RequestPriority) => Promise<PageAnswer>;
}

/**
 * @param request the browser's own `fetch`
 * @param complete makes a part of a page's data whole, and fetches what else it needs; hears of the page's build
 */
export function createPageStore(
  request: typeof fetch,
  complete: (data: string, build: string | undefined) => Promise<string> = (data) =>
    Promise.resolve(data),
  now: () => number = Date.now,
): PageStore {
  const entries = new Map<string, Entry>();

  const ask = async (url: string, priority: RequestPriority): Promise<PageAnswer> => {
    const response = await request(url, { signal: AbortSignal.timeout(patience), priority });
    const { status, ok, headers, body } = response;
    if (!ok) entries.delete(url);
    const type = headers.get('Content-Type') ?? '';
    if (!ok || !body || type.includes('html')) {
      return { status, type, first: await response.text(), rest: Promise.resolve('') };
    }
    const { first, rest } = await readPage(body);
    const build = buildOf(first);
    const wholeRest = rest.then((data) => (data === '' ? '' : complete(data, build)));
    wholeRest.catch(() => entries.delete(url));
    return { status, type, first: await complete(first, build), rest: wholeRest };
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
        return await entry.answer;
      } catch (error) {
        entries.delete(url);
        throw error;
      }
    },
  };
}

/**
 * What was answered, as the router reads it: as it comes.
 *
 * @param rest what the page shows later
 */
export function responseOf({ first, status, type }: PageAnswer, rest: Promise<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start: async (stream) => {
      stream.enqueue(encoder.encode(first));
      stream.enqueue(encoder.encode(await rest));
      stream.close();
    },
  });
  return new Response(body, {
    status,
    headers: { 'Content-Type': type },
  });
}

/** The file that holds a page as data: the one the framework wrote for it. */
export function pageDataUrl(pathname: string): string {
  return withoutBase(pathname) === '/' ? withBase('/index.txt') : `${pathname}.txt`;
}
