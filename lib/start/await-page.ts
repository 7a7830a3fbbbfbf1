import { tellFailure } from '@/lib/browser/feedback/failure-note';
import { TookTooLong } from '@/lib/browser/network/load';
import { showProgress } from './progress';
import { onSignal } from './signals';

/** Milliseconds after which the browser loads a page that hangs, in full. */
const patience = 8000;
/** Milliseconds for the question whether the site can be reached at all. */
const probePatience = 3000;

let stopAsking = () => {};

/**
 * Waits for a page that someone wants to see, and shows that. When the site cannot be reached, the open page
 * stays, says so, and asks again when it is told to or when the network is back.
 *
 * @param url of the page's data
 * @param ask asks for the page; is called again after a failure
 * @returns the page, however late; never, when another one is wanted in the meantime
 * @throws when the page takes too long or cannot be had this way: then the browser is to load it in full
 */
export async function awaitPage<Page>(url: string, ask: () => Promise<Page>): Promise<Page> {
  let wanted = true;
  stopAsking();
  stopAsking = () => (wanted = false);
  const isWanted = () => wanted;
  for (;;) {
    const end = showProgress();
    try {
      return await Promise.race([ask(), tooLong(url)]);
    } catch (error) {
      if (error instanceof TookTooLong || (await isReachable())) throw error;
    } finally {
      end();
    }
    if (!isWanted()) return new Promise<never>(() => {});
    await askedAgain();
  }
}

function tooLong(url: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new TookTooLong(`${url} did not come in ${patience} ms.`)), patience);
  });
}

/** Whether the host answers anything. One that hangs is left to the browser, which shows that it waits. */
async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(probePatience);
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => signal.aborted,
  );
}

/** Settles when someone presses "Try again", or the network is back; never when another page is wanted or shown. */
function askedAgain(): Promise<void> {
  return new Promise((resolve) => {
    const again = () => {
      stopAsking();
      resolve();
    };
    const hide = tellFailure('The page did not load: the site cannot be reached.', again);
    const forget = onSignal('navigated', () => stopAsking());
    addEventListener('online', again);
    stopAsking = () => {
      removeEventListener('online', again);
      forget();
      hide();
    };
  });
}
