import { patience } from '@/lib/browser/network/patience';
import { withBase, withoutBase } from '@/lib/routes/base';
import { type ArrivingPage, readPage } from './arriving-page';
import { buildOf } from './page-parts';

/** A page as data, as it was answered. */
export interface PageAnswer extends ArrivingPage {
  status: number;
  type: string;
  /** What it shows first, as the router takes it: made before someone waits. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** A page as it came: without what it has in common with others, and without its files. */
interface Arrived extends Omit<PageAnswer, 'bytes'> {
  /** Whether it is one: hosts answer with a page of their own, or none, what they do not have. */
  isData: boolean;
}

interface Entry {
  arrived: Promise<Arrived>;
  /** Made of it when someone wants it. */
  answer?: Promise<PageAnswer>;
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
  /**
   * Fetches a page behind everything else, and nothing that it needs besides.
   *
   * @returns when it has come, or failed: whether it was asked for, since it was not there
   */
  fetchAhead: (url: string) => Promise<boolean>;
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

  const ask = async (url: string, priority: RequestPriority): Promise<Arrived> => {
    const response = await request(url, { signal: AbortSignal.timeout(patience), priority });
    const { status, ok, headers, body } = response;
    if (!ok) entries.delete(url);
    const type = headers.get('Content-Type') ?? '';
    if (!ok || !body || type.includes('html')) {
      const first = await response.text();
      return { status, type, first, rest: Promise.resolve(''), isData: false };
    }
    const page = await readPage(body);
    page.rest.catch(() => entries.delete(url));
    return { status, type, ...page, isData: true };
  };
  const entryOf = (url: string, priority: RequestPriority): Entry => {
    const known = entries.get(url);
    if (known && now() - known.since < freshness) return known;
    const entry = { arrived: ask(url, priority), since: now() };
    entries.set(url, entry);
    return entry;
  };
  const answerOf = async ({ arrived }: Entry, url: string): Promise<PageAnswer> => {
    const { isData, ...page } = await arrived;
    if (!isData) return { ...page, bytes: encode(page.first) };
    const build = buildOf(page.first);
    const rest = page.rest.then((data) => (data === '' ? '' : complete(data, build)));
    rest.catch(() => entries.delete(url));
    const first = await complete(page.first, build);
    return { ...page, first, rest, bytes: encode(first) };
  };
  return {
    fetch: async (url, priority = 'auto') => {
      const entry = entryOf(url, priority);
      try {
        return await (entry.answer ??= answerOf(entry, url));
      } catch (error) {
        entries.delete(url);
        throw error;
      }
    },
    fetchAhead: async (url) => {
      const known = entries.get(url);
      const entry = entryOf(url, 'low');
      try {
        await (
          await entry.arrived
        ).rest;
      } catch {
        // Whoever wants the page asks for it again.
        entries.delete(url);
      }
      return entry !== known;
    },
  };
}

/**
 * What was answered, as the router reads it: as it comes.
 *
 * @param rest what the page shows later
 */
export function responseOf({ bytes, status, type }: PageAnswer, rest: Promise<string>): Response {
  const body = new ReadableStream({
    start: async (stream) => {
      // A copy: who reads it may take it for good, and the page may be asked for again.
      stream.enqueue(bytes.slice());
      stream.enqueue(encode(await rest));
      stream.close();
    },
  });
  return new Response(body, {
    status,
    headers: { 'Content-Type': type },
  });
}

const encode = (text: string) => new TextEncoder().encode(text);

/** The file that holds a page as data: the one the framework wrote for it. */
export function pageDataUrl(pathname: string): string {
  return withoutBase(pathname) === '/' ? withBase('/index.txt') : `${pathname}.txt`;
}
