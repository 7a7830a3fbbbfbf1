import { showFailureNote } from '@/lib/browser/feedback/failure-note';
import { onSignal } from '@/lib/browser/page/signals';

/** What to do about a failed page after a navigation: retry, hide the note for now, or give up. */
export type Retry = 'retry' | 'hide' | 'cancel';

let cancelCurrent = () => {};

/**
 * Cancels the retry that waits for a page: another page is wanted.
 *
 * @returns whether a further page is wanted since
 */
export function supersede(): () => boolean {
  cancelCurrent();
  let isSuperseded = false;
  cancelCurrent = () => (isSuperseded = true);
  return () => isSuperseded;
}

/**
 * Shows a note about a page that failed.
 *
 * @param afterNavigation is asked after each navigation what to do
 * @returns resolves when somebody presses "Try again", the network is back, or a navigation asks for it; never
 *   after it was canceled
 */
export function retryRequested(note: string, afterNavigation: () => Retry): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const stop = () => {
      listening.abort();
      stopSignal();
      hideNote();
    };
    const retry = () => {
      stop();
      resolve();
    };
    const onNavigated = () => {
      const next = afterNavigation();
      if (next === 'retry') retry();
      else if (next === 'hide') hideNote();
      else stop();
    };
    const hideNote = showFailureNote(note, retry);
    const stopSignal = onSignal('navigated', onNavigated);
    const { signal } = listening;
    // Before the page is shown that was left behind: one that is gone back to waits for its rest.
    addEventListener('popstate', onNavigated, { signal });
    addEventListener('online', retry, { signal });
    cancelCurrent = stop;
  });
}
