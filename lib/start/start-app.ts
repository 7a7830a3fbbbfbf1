import { showFailure } from '@/lib/browser/feedback/failure-note';
import { layOutLater } from '@/lib/browser/layout/lay-out-later';
import { savesData } from '@/lib/browser/network/saves-data';
import type { StartData } from '@/lib/browser/page/start-data';
import { unaskedWorkMayRun } from '@/lib/browser/scheduling/unasked-work';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { hooked } from '@/lib/design/hooks';
import { createAppLoader } from './app-loader';
import { asksApp } from './asks-app';
import { fetchForPresses } from './fetch-for-presses';
import { givePresses } from './give-presses';
import type { PageStart } from './page-start';
import { onSignal } from './signals';

/** Texts, and a page of bands, which are left for later as a whole. */
const texts = `${hooked('prose')}, main:has(> ${hooked('later')})`;

/**
 * Fetches the application behind everything else, and runs it piece by piece: whoever presses something then is
 * answered by what runs already. At once where someone is there, or the address asks for something. What fails is
 * said to those who wait for it, and is tried again when they ask, with their next press, and when the network is
 * back.
 */
export function startApp(data: StartData, start: PageStart): void {
  const { fetchFor, begin } = fetchForPresses(data.presses);
  const app = createAppLoader(data, () => start.presses.waiting.size > 0, begin);
  const run = () => {
    // The note may say something else that failed.
    if (app.hasFailed()) showFailure(false);
    app.run().catch((error: unknown) => {
      console.error('The page could not start.', error);
      const again = () => (app.isStale() ? location.reload() : run());
      if (start.presses.waiting.size > 0) showFailure(true, again);
    });
  };
  start.run = () => {
    for (const control of start.presses.waiting.keys()) fetchFor(control);
    run();
  };
  onSignal('app', () => {
    // It may come after it was given up.
    if (app.hasFailed()) showFailure(false);
    givePresses(start.presses, 'app');
  });
  // Of the page that was loaded, and of each that a navigation brings. Lists are laid out by who may leave them out again.
  const layOutTexts = () => {
    whenIdle(() => document.querySelectorAll(texts).forEach((text) => layOutLater(text)));
  };
  onSignal('navigated', layOutTexts);
  onSignal('filled', layOutTexts);
  addEventListener('online', () => app.hasFailed() && run());
  if (start.wanted || asksApp(location.search)) return start.run();
  if (savesData()) return;
  // What fails now is told to who needs it.
  const prepared = new Promise<void>((resolve) => {
    whenIdle(() => void app.prepare().then(resolve, () => undefined));
  });
  // Whatever has become of that; who was told of a failure is the one to try again.
  void Promise.race([prepared, unaskedWorkMayRun()]).then(
    () => start.wanted || app.hasFailed() || run(),
  );
}
