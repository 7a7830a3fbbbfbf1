import { request } from '@/lib/browser/network/request';
import { buildOf } from '@/lib/start/next/page-data';

/** Milliseconds for which a fetched page counts as current. */
const freshness = 300_000;

/** Makes a piece of page data complete, and fetches what else it needs. */
type Complete = (data: string, build: string | undefined) => Promise<string>;

/** The data of pages, each requested once, however often it is wanted. */
export interface PageStore {
  /**
   * Resolves as soon as the server has answered; the body goes on arriving.
   *
   * @throws as `request` does. What failed, also within the body, is requested again by the next call.
   */
  fetch: (url: string, priority?: RequestPriority) => Promise<Response>;
  /** Resolves when the page has arrived or failed: whether that took a request. */
  prefetch: (url: string) => Promise<boolean>;
}

/** @param complete is called for one piece of the data after the other, as they arrive */
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
    // Read to the end, even if nobody reads along: a body that is not read does not arrive.
    const whole = page.then((response) => response.clone().arrayBuffer());
    const entry = { page, whole, since: now() };
    entries.set(url, entry);
    whole.catch(() => {
      if (entries.get(url) === entry) entries.delete(url);
    });
    return entry;
  };
  return {
    // A copy each time: a body can be read only once.
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
 * Completes page data while they arrive, line by line. Nothing is passed on before the build is known, which
 * is in the row that the client needs first.
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
