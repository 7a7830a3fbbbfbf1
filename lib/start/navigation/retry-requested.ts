import { showFailureNote } from '@/lib/browser/feedback/failure-note';
import { onSignal } from '@/lib/browser/page/signals';
import type { Wording } from '@/lib/words/word';

/** What to do with a failed page after another navigation: retry, hide the note, or give up. */
export type Retry = 'retry' | 'hide' | 'cancel';

let cancelCurrent = () => {};

/**
 * Cancels the pending retry, because another navigation has started.
 *
 * @returns a function that returns whether `supersede` has been called again since
 */
export function supersede(): () => boolean {
  cancelCurrent();
  let isSuperseded = false;
  cancelCurrent = () => (isSuperseded = true);
  return () => isSuperseded;
}

/**
 * Shows a note that a page failed, and waits.
 *
 * @param afterNavigation called after each navigation; returns what to do
 * @returns a promise that resolves when the visitor presses "Try again", the network is back, or
 *   `afterNavigation` returns `retry`; never after it was canceled
 */
export function retryRequested(note: Wording, afterNavigation: () => Retry): Promise<void> {
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
    // On Back, the page is shown only after this event: it waits for its rest.
    addEventListener('popstate', onNavigated, { signal });
    addEventListener('online', retry, { signal });
    cancelCurrent = stop;
  });
}
