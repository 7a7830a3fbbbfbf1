import { toggleStartFailure } from '@/lib/browser/feedback/failure-note';
import { requestSheetsAfterPaint } from '@/lib/browser/live-example/sheets-after-paint';
import { loadScript, withRetries } from '@/lib/browser/network/load-script';
import type { PageData } from '@/lib/browser/page/start-data';
import { afterFirstPaint } from '@/lib/browser/scheduling/after-first-paint';
import { onIntent } from '@/lib/browser/scheduling/on-intent';
import type { PageStart } from './page-start';
import { queuePresses } from './presses/press-queue';

/**
 * Starts a page whose text is on the screen already. From now on presses are queued. The early script is loaded
 * after the first paint, or at the first sign of a person, whichever comes first; the application starts at
 * that sign only.
 */
export function startPage({ early }: Pick<PageData, 'early'>): void {
  let loading: Promise<void> | undefined;
  let failed = false;
  const load = () => {
    loading ??= withRetries(() => loadScript(early)).catch((error: unknown) => {
      loading = undefined;
      failed = true;
      console.error('The page could not start.', error);
      // Only somebody who has pressed something is missing something.
      if (start.presses.waiting.size > 0) toggleStartFailure(true, run);
    });
  };
  const run = () => {
    // The note may be about another failure.
    if (failed) toggleStartFailure(false);
    failed = false;
    start.wanted = true;
    load();
    start.run?.();
  };
  const start: PageStart = { presses: queuePresses(run), wanted: false };
  globalThis.pageStart = start;
  requestSheetsAfterPaint();
  // Not within the event: its default action comes first.
  onIntent(() => setTimeout(run));
  addEventListener('load', () => afterFirstPaint(load));
}
