import { AnswerError, isReachable, TimeoutError } from '@/lib/browser/network/request';
import { pageTimeout, reachabilityTimeout } from '@/lib/browser/timeouts';
import { buildOf } from '@/lib/start/next/page-data';
import { wording } from '@/lib/words/word';
import { showProgress } from './progress';
import { type Retry, retryRequested, supersede } from './retry-requested';

interface OpenOptions {
  /** The path of the page. */
  path: string;
  /** Whether the page must be complete before it is shown, to scroll to a fragment or a restored position. */
  isWhole: boolean;
  /** Whether the router shows the page already. */
  isShown: () => boolean;
  /** Makes the browser load the page in full. */
  loadInFull: () => void;
}

/** A page whose first chunk has arrived. */
interface StartedPage {
  response: Response;
  first: Uint8Array | undefined;
  rest: ReadableStreamDefaultReader<Uint8Array> | undefined;
}

/**
 * Fetches the page of a navigation, with a progress bar. If the server is unreachable, the current page
 * stays, shows a note, and retries on request. If the response breaks off, its rest is requested again.
 *
 * @param fetchPage requests the page; called again after a failure
 * @returns the page; the promise never settles when another navigation has started in the meantime
 * @throws when the page times out or cannot be fetched this way: then the browser must load it in full
 */
export async function openPage(
  fetchPage: () => Promise<Response>,
  options: OpenOptions,
): Promise<Response> {
  const begin = async (): Promise<StartedPage> => {
    const response = await fetchPage().catch(answerOf);
    const rest = response.ok ? response.body?.getReader() : undefined;
    return { response, rest, first: (await rest?.read())?.value };
  };
  const started = await beginOrRetry(begin);
  const { response } = started;
  // A new response has no address: the router would take the address of the data for that of the page.
  const head = { status: response.status, headers: response.headers };
  // The router loads in full what is not the data of a page.
  if (!started.first) return new Response(null, head);
  const body = resumable(started, begin, options);
  return new Response(options.isWhole ? await new Response(body).arrayBuffer() : body, head);
}

/** The response of the server that is not the page's data. @throws any other error */
function answerOf(error: unknown): Response {
  if (error instanceof AnswerError) return error.response;
  throw error;
}

async function beginOrRetry(begin: () => Promise<StartedPage>): Promise<StartedPage> {
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
    await retryRequested(
      wording('The page did not load: the site cannot be reached.'),
      () => 'cancel',
    );
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
 * A body that resumes where it broke off: immediately after the first failure, then on request. A page that is not shown
 * yet, of a server that can be reached, is loaded in full instead.
 *
 * @param begin requests the page again, from its beginning
 */
function resumable(
  started: StartedPage,
  begin: () => Promise<StartedPage>,
  { path, isShown, loadInFull }: OpenOptions,
): ReadableStream<Uint8Array> {
  const build = buildIn(started);
  let sent = 0;
  /** Sends the bytes that were not sent before. */
  const pass = async ({ first, rest }: StartedPage, send: (chunk: Uint8Array) => void) => {
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
          const page = failures === 0 ? started : await begin();
          // A new build was deployed in the meantime: its rest would not fit.
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
        if (!isShown() && (await isReachable(reachabilityTimeout))) {
          loadInFull();
          return;
        }
        await retryRequested(wording('The rest of this page did not load.'), afterNavigation);
      }
    },
  });
}

/** The first chunk contains the build id: see `createPageStore`. */
const buildIn = ({ first }: StartedPage) => first && buildOf(new TextDecoder().decode(first));
