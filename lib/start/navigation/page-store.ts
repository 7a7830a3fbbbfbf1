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
    return new Response(body?.pipeThrough(completeStream(complete)) ?? null, {
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
 * Completes page data line by line while they arrive. Emits nothing before the row with the build id, which
 * the client needs first.
 */
function completeStream(complete: Complete): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let waiting = '';
  let build: string | undefined;
  return new TransformStream({
    transform: async (bytes, controller) => {
      waiting += decoder.decode(bytes, { stream: true });
      build ??= buildOf(waiting);
      const end = build === undefined ? 0 : waiting.lastIndexOf('\n') + 1;
      if (end === 0) return;
      const lines = waiting.slice(0, end);
      waiting = waiting.slice(end);
      controller.enqueue(encoder.encode(await complete(lines, build)));
    },
    flush: async (controller) => {
      const rest = waiting + decoder.decode();
      if (rest !== '') controller.enqueue(encoder.encode(await complete(rest, build)));
    },
  });
}
