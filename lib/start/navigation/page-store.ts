import { bypassCache, request } from '@/lib/browser/network/request';
import { withoutEndMark } from '@/lib/browser/network/whole-files';
import { buildKey, buildOf } from '@/lib/start/next/page-data';
import { type Chunks, drain, replayable, streamOf } from './replayable';

/** Milliseconds for which a fetched page is reused. */
const freshness = 300_000;

/** Completes lines of page data, and fetches the files that it needs. */
type Complete = (data: string, build: string | undefined) => Promise<string>;

/** A cache of page data. Each page is requested once. */
export interface PageStore {
  /**
   * Resolves when the headers have arrived; the body is still streaming.
   *
   * @throws as `request` does. After a failure, also within the body, the next call requests the page again.
   */
  fetch: (url: string, priority?: RequestPriority) => Promise<Response>;
  /** Resolves when the page has arrived or failed. Returns whether it was requested. */
  prefetch: (url: string) => Promise<boolean>;
}

/** What the server sent, and its body. */
interface Answer extends Pick<Response, 'status' | 'headers'> {
  chunks: Chunks;
}

/** A page that was requested. */
interface Entry {
  /** As the server sent it. */
  raw: Promise<Answer>;
  /** Settles when all of it has arrived. */
  arrived: Promise<void>;
  /** The completed page, created on demand: a prefetch requests no other files. */
  page?: Promise<Answer>;
  since: number;
}

/** @param complete called for the data in pieces of whole lines, in order, as they arrive */
export function createPageStore(complete: Complete, now: () => number = Date.now): PageStore {
  const entries = new Map<string, Entry>();

  /** Reads an answer to its end. After a failure the page is requested again, past the browser's cache. */
  const arrivalOf = async (url: string, answer: Promise<Answer>): Promise<void> => {
    try {
      await drain((await answer).chunks);
    } catch (error) {
      const entry = entries.get(url);
      if (entry?.raw === answer || entry?.page === answer) entries.delete(url);
      bypassCache(url);
      throw error;
    }
  };
  const entryOf = (url: string, priority: RequestPriority): Entry => {
    const known = entries.get(url);
    if (known && now() - known.since < freshness) return known;
    const raw = request(url, answerOf, { priority });
    const entry = { raw, arrived: arrivalOf(url, raw), since: now() };
    entries.set(url, entry);
    entry.arrived.catch(() => undefined);
    return entry;
  };
  const pageOf = (url: string, entry: Entry): Promise<Answer> => {
    if (!entry.page) {
      entry.page = entry.raw.then((raw) => ({ ...raw, chunks: completed(raw.chunks, complete) }));
      arrivalOf(url, entry.page).catch(() => undefined);
    }
    return entry.page;
  };
  return {
    fetch: async (url, priority = 'auto') => {
      const { chunks, status, headers } = await pageOf(url, entryOf(url, priority));
      return new Response(streamOf(chunks), { status, headers });
    },
    prefetch: async (url) => {
      const known = entries.get(url);
      const entry = entryOf(url, 'low');
      await entry.arrived.catch(() => undefined);
      return entry !== known;
    },
  };
}

function answerOf({ body, status, headers }: Response): Answer {
  const reader = body?.getReader();
  return {
    status,
    headers: new Headers({ 'Content-Type': headers.get('Content-Type') ?? '' }),
    chunks: replayable(async () => (await reader?.read())?.value),
  };
}

/**
 * Completes page data line by line while they arrive, so that a file that is missing further down does not delay the
 * first screen. The first piece ends with the line of the build, which the client needs first.
 */
function completed(raw: Chunks, complete: Complete): Chunks {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let waiting = '';
  let build: string | undefined;
  let isEnd = false;
  let at = 0;
  /** All lines up to the one with the build, then one line at a time; empty while more has to arrive. */
  const nextLines = () => {
    const start = build === undefined ? waiting.search(buildKey) : 0;
    const end = start < 0 ? 0 : waiting.indexOf('\n', start) + 1;
    const lines = end > 0 || !isEnd ? waiting.slice(0, end) : waiting;
    waiting = waiting.slice(lines.length);
    build ??= buildOf(lines);
    return lines;
  };
  return replayable(async () => {
    let lines = nextLines();
    while (lines === '' && !isEnd) {
      const chunk = await raw(at++);
      isEnd = chunk === undefined;
      waiting += decoder.decode(chunk, { stream: !isEnd });
      if (isEnd) waiting = withoutEndMark(waiting);
      lines = nextLines();
    }
    return lines === '' ? undefined : encoder.encode(await complete(lines, build));
  });
}
