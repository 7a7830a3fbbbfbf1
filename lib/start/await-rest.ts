import { tellFailure } from '@/lib/browser/feedback/failure-note';
import { showProgress } from './progress';
import { onSignal } from './signals';

/**
 * Waits for what a page shows later, while its first part is shown. When it does not come, it is asked for once
 * more at once, unless it took too long; then the page says so, and asks again when it is told to, when the
 * network is back, or when someone comes back to the page.
 *
 * @param path of the page
 * @param ask asks for the rest; is called again after a failure
 */
export async function awaitRest(path: string, ask: () => Promise<string>): Promise<string> {
  for (let failures = 1; ; failures++) {
    const end = showProgress();
    try {
      return await ask();
    } catch (error) {
      const hung = error instanceof DOMException && error.name === 'TimeoutError';
      if (failures === 1 && !hung) continue;
    } finally {
      end();
    }
    await askedAgain(path);
  }
}

/** Settles when someone presses "Try again", the network is back, or the page is shown again. */
function askedAgain(path: string): Promise<void> {
  return new Promise((resolve) => {
    const again = () => {
      hide();
      forget();
      stop.abort();
      resolve();
    };
    const look = () => {
      if (location.pathname === path) again();
      // Nobody misses it elsewhere.
      else hide();
    };
    const stop = new AbortController();
    const hide = tellFailure('The rest of this page did not load.', again);
    const forget = onSignal('navigated', look);
    // A page that one goes back to is shown whole, so it is not shown before that.
    addEventListener('popstate', look, { signal: stop.signal });
    addEventListener('online', again, { signal: stop.signal });
  });
}
