import { toggleStartFailure } from '@/lib/browser/feedback/failure-note';
import { requestSheetsAfterPaint } from '@/lib/browser/live-example/sheets-after-paint';
import { loadScript, withRetries } from '@/lib/browser/network/load-element';
import type { PageData } from '@/lib/browser/page/start-data';
import { afterFirstPaint } from '@/lib/browser/scheduling/after-first-paint';
import { onIntent } from '@/lib/browser/scheduling/on-intent';
import type { PageStart } from './page-start';
import { queuePresses } from './presses/press-queue';
import { reportStartFailure } from './start-failure';

/** Written as text: importing the hooks would inline all of them into every page. */
const scriptsRun = 'data-scripts-run';

/**
 * Starts a page whose text is in the document already. Presses are queued from now on. The early script is
 * loaded after the first paint or when the visitor first interacts, whichever comes first. The application
 * starts only on interaction.
 */
export function startPage({ early, build }: Pick<PageData, 'early' | 'build'>): void {
  let loading: Promise<void> | undefined;
  let failed = false;
  const load = () => {
    loading ??= withRetries(() => loadScript(early)).catch((error: unknown) => {
      loading = undefined;
      failed = true;
      reportStartFailure(error, start.presses, build, run);
    });
  };
  const run = () => {
    // Without a failure of this script, the note is about something else.
    if (failed) toggleStartFailure(false);
    failed = false;
    start.wanted = true;
    load();
    start.run?.();
  };
  document.documentElement.setAttribute(scriptsRun, '');
  const start: PageStart = { presses: queuePresses(run), wanted: false };
  globalThis.pageStart = start;
  requestSheetsAfterPaint();
  onIntent(() => {
    // The early script may run before the timer does.
    start.wanted = true;
    // After the event, so that its default action comes first.
    setTimeout(run);
  });
  addEventListener('load', () => afterFirstPaint(load));
}
