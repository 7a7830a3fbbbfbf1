import { AnswerError, isReachable, TimeoutError } from '@/lib/browser/network/request';
import { pageTimeout, reachabilityTimeout } from '@/lib/browser/timeouts';
import { buildOf } from '@/lib/start/next/page-data';
import { showProgress } from './progress';
import { type Retry, retryRequested, supersede } from './retry-requested';

interface OpenOptions {
  /** The path of the page. */
  path: string;
  /** Whether all of it is needed before it can be shown: part of it is wanted, or the place where it was left. */
  isWhole: boolean;
}

/** A page whose first piece has arrived. */
interface Begun {
  response: Response;
  first: Uint8Array | undefined;
  rest: ReadableStreamDefaultReader<Uint8Array> | undefined;
}

/**
 * Fetches a page that somebody wants to see, and shows that. When the server cannot be reached, the open page stays,
 * says so, and tries again on request. When the page breaks off halfway, its rest is requested again.
 *
 * @param fetchPage requests the page; is called again after a failure
 * @returns the page, however late; never, when another page is wanted in the meantime
 * @throws when the page takes too long, or cannot be fetched this way: then the browser is to load it in full
 */
export async function openPage(
  fetchPage: () => Promise<Response>,
  { path, isWhole }: OpenOptions,
): Promise<Response> {
  const begin = async (): Promise<Begun> => {
    const response = await fetchPage().catch(answerOf);
    const rest = response.ok ? response.body?.getReader() : undefined;
    return { response, rest, first: (await rest?.read())?.value };
  };
  const begun = await beginOrRetry(begin);
  const { response } = begun;
  // A new response has no address: the router would take the address of the data for that of the page.
  const options = { status: response.status, headers: response.headers };
  // The router loads in full what is not the data of a page.
  if (!begun.first) return new Response(null, options);
  const body = resumable(begun, begin, path);
  return new Response(isWhole ? await new Response(body).arrayBuffer() : body, options);
}

/** What the server answered in place of the page's data. @throws any other error */
function answerOf(error: unknown): Response {
  if (error instanceof AnswerError) return error.response;
  throw error;
}

async function beginOrRetry(begin: () => Promise<Begun>): Promise<Begun> {
  const isSuperseded = supersede();
  for (;;) {
    const hideProgress = showProgress();
    try {
      return await Promise.race([begin(), timeout()]);
    } catch (error) {
      if (error instanceof TimeoutError || (await isReachable(reachabilityTimeout))) throw error;
    } finally {
      hideProgress();
    }
    if (isSuperseded()) return new Promise<never>(() => {});
    await retryRequested('The page did not load: the site cannot be reached.', () => 'cancel');
  }
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(
      () => reject(new TimeoutError(`The page did not arrive in ${pageTimeout} ms.`)),
      pageTimeout,
    );
  });
}

/**
 * A body that goes on where it broke off: at once after the first failure, then on request.
 *
 * @param begin requests the page again, from its beginning
 */
function resumable(
  begun: Begun,
  begin: () => Promise<Begun>,
  path: string,
): ReadableStream<Uint8Array> {
  const build = buildIn(begun);
  let sent = 0;
  /** Sends what was not sent before. */
  const pass = async ({ first, rest }: Begun, send: (chunk: Uint8Array) => void) => {
    let at = 0;
    for (let chunk = first; chunk; chunk = (await rest?.read())?.value) {
      const fresh = chunk.subarray(Math.min(chunk.length, Math.max(0, sent - at)));
      at += chunk.length;
      sent += fresh.length;
      if (fresh.length > 0) send(fresh);
    }
  };
  const afterNavigation = (): Retry => (location.pathname === path ? 'retry' : 'hide');
  return new ReadableStream({
    start: async (controller) => {
      for (let failures = 0; ;) {
        const hideProgress = showProgress();
        try {
          const page = failures === 0 ? begun : await begin();
          // The site was deployed anew in the meantime: the rest of another build would not fit.
          if (buildIn(page) !== build) {
            location.reload();
            return;
          }
          await pass(page, (chunk) => controller.enqueue(chunk));
          controller.close();
          return;
        } catch (error) {
          failures++;
          const hung = error instanceof DOMException && error.name === 'TimeoutError';
          if (failures === 1 && !hung) continue;
        } finally {
          hideProgress();
        }
        await retryRequested('The rest of this page did not load.', afterNavigation);
      }
    },
  });
}

/** The first piece names the build: see `createPageStore`. */
const buildIn = ({ first }: Begun) => first && buildOf(new TextDecoder().decode(first));
