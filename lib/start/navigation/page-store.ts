import { request } from '@/lib/browser/network/request';
import { buildOf } from '@/lib/start/next/page-data';

/** Milliseconds for which a fetched page is reused. */
const freshness = 300_000;

/** Completes a chunk of page data, and fetches the files that it needs. */
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

/** @param complete called for each chunk of the data, in order, as they arrive */
export function createPageStore(complete: Complete, now: () => number = Date.now): PageStore {
  const entries = new Map<
    string,
    { page: Promise<Response>; whole: Promise<unknown>; since: number }
  >();

  const load = async (url: string, priority: RequestPriority): Promise<Response> => {
    const { body, status, headers } = await request(url, (response) => response, { priority });
    return new Response(body && completeStream(body, complete), {
      status,
      headers: { 'Content-Type': headers.get('Content-Type') ?? '' },
    });
  };
  const entryOf = (url: string, priority: RequestPriority) => {
    const known = entries.get(url);
    if (known && now() - known.since < freshness) return known;
    const page = load(url, priority);
    // Reads to the end even without a consumer: a body that is not read does not arrive.
    const whole = page.then((response) => response.clone().arrayBuffer());
    const entry = { page, whole, since: now() };
    entries.set(url, entry);
    whole.catch(() => {
      if (entries.get(url) === entry) entries.delete(url);
    });
    return entry;
  };
  return {
    // Returns a copy, because a body can be read only once.
    fetch: async (url, priority = 'auto') => (await entryOf(url, priority).page).clone(),
    prefetch: async (url) => {
      const known = entries.get(url);
      const entry = entryOf(url, 'low');
      await entry.whole.catch(() => undefined);
      return entry !== known;
    },
  };
}

/**
 * Completes page data line by line while they arrive. Nothing is passed on before the build is known; it is
 * in the row that the client needs first. Read by hand: a piped stream drops what it has not passed on when the
 * network fails.
 */
function completeStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  complete: Complete,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let waiting = '';
  let build: string | undefined;
  /** The lines that have arrived and were not passed on. */
  const takeLines = (isEnd: boolean) => {
    build ??= buildOf(waiting);
    const end = isEnd ? waiting.length : build === undefined ? 0 : waiting.lastIndexOf('\n') + 1;
    const lines = waiting.slice(0, end);
    waiting = waiting.slice(end);
    return lines;
  };
  return new ReadableStream({
    pull: async (controller) => {
      for (let lines = ''; lines === '';) {
        const { done, value } = await reader.read();
        waiting += decoder.decode(value, { stream: !done });
        lines = takeLines(done);
        if (lines !== '') controller.enqueue(encoder.encode(await complete(lines, build)));
        if (done) {
          controller.close();
          return;
        }
      }
    },
  });
}
