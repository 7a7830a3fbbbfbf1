import { showFailure } from '@/lib/browser/feedback/failure-note';
import { loadScript, tryAgain } from '@/lib/browser/network/load';
import type { PageData } from '@/lib/browser/page/start-data';
import { whenPainted } from '@/lib/browser/scheduling/when-painted';
import { whenSomeoneActs } from '@/lib/browser/scheduling/when-someone-acts';
import { holdPresses } from './held-presses';
import { askForLateSheets } from './late-sheets';
import type { PageStart } from './page-start';

/**
 * Begins to start a page whose text is on the screen already. Presses are kept from now on. The
 * script that goes on is fetched when the page has loaded and its text is painted, or when someone acts, whichever
 * is first.
 */
export function startPage({ early }: Pick<PageData, 'early'>): void {
  let loading: Promise<void> | undefined;
  let failed = false;
  const load = () => {
    loading ??= tryAgain(() => loadScript(early)).catch((error: unknown) => {
      loading = undefined;
      failed = true;
      console.error('The page could not start.', error);
      // Whoever has pressed nothing misses nothing.
      if (start.presses.waiting.size > 0) showFailure(true, want);
    });
  };
  const want = () => {
    // The note may say something else that failed.
    if (failed) showFailure(false);
    failed = false;
    start.wanted = true;
    load();
    start.run?.();
  };
  const start: PageStart = { presses: holdPresses(want), wanted: false };
  globalThis.pageStart = start;
  askForLateSheets();
  // Not within the event: what the browser does itself with it comes first.
  whenSomeoneActs(() => setTimeout(want));
  addEventListener('load', () => whenPainted(load));
}
