import { openQueue } from '@/lib/browser/live-example/start-queue';
import { readStartData } from '@/lib/browser/page/start-data';
import { inTasks } from '@/lib/browser/scheduling/in-tasks';
import { awaitSomeone, unaskedWorkMayRun } from '@/lib/browser/scheduling/unasked-work';
import { hasSettings } from '@/lib/playground/settings';
import { acceptCookiesOnPress } from './accept-cookies';
import { copyOnPress } from './copy-actions';
import { countVisits } from './count-visits';
import { dropCards } from './drop-cards';
import type { ExampleSheets } from './example-sheets';
import { fetchIcons } from './fetch-icons';
import { fetchPages } from './fetch-pages';
import { followMovedFragments } from './follow-moved-fragments';
import { followTheme } from './follow-theme';
import { givePresses } from './give-presses';
import { takeLateFonts } from './late-fonts';
import { layOutBeforeJumps } from './lay-out-before-jumps';
import { letEventsThrough } from './let-events-through';
import { defineLiveExample } from './live-example';
import { defineLiveSheet } from './live-sheet/element';
import { followNewestVersion } from './newest-version';
import { followOwnColors } from './own-colors';
import { refusePagesAsSheets } from './refuse-pages';
import { repairSheets } from './repair-sheets';
import { removeServiceWorkers } from './service-workers';
import { showCodeFont } from './show-code-font';
import { startApp } from './start-app';
import { showTips } from './tips';

/**
 * What a reader needs without touching anything, and what can be answered without a framework. It runs
 * as soon as the page has loaded and never again: the document outlives client-side navigations.
 *
 * @param sheets style sheets of the examples; in development, where pages are fetched otherwise, none
 */
export function startEarly(sheets?: ExampleSheets): void {
  const data = readStartData();
  const { pageStart } = globalThis;
  // What the address sets of a playground shows only once everything runs.
  if (pageStart && hasSettings(location.search)) pageStart.wanted = true;
  const steps: readonly (() => void)[] = [
    letEventsThrough,
    acceptCookiesOnPress,
    copyOnPress,
    showTips,
    followOwnColors,
    refusePagesAsSheets,
    repairSheets,
    defineLiveExample,
    defineLiveSheet,
    () => runExamplesWhenWanted(pageStart?.wanted ?? false),
    () => pageStart && givePresses(pageStart.presses, 'early'),
    () => sheets && fetchPages(sheets),
    () => sheets && dropCards(),
    followMovedFragments,
    layOutBeforeJumps,
    followTheme,
    takeLateFonts,
    () => data && showCodeFont(data.codeFont),
    () => data && fetchIcons(data.icons),
    followNewestVersion,
    countVisits,
    removeOldServiceWorkers,
  ];
  // Whatever else fails, the application is to start.
  void inTasks(steps, (step) => step()).finally(() => {
    if (data && pageStart) startApp(data, pageStart);
  });
}

function removeOldServiceWorkers(): void {
  void removeServiceWorkers({
    serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    session: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
    },
    reload: () => location.reload(),
    isReload: () =>
      performance
        .getEntriesByType('navigation')
        .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload'),
  });
}

/** Examples run when someone is there, those in view also after some quiet; a press on one runs that one at once. */
function runExamplesWhenWanted(wanted: boolean): void {
  void awaitSomeone(wanted).then(() => {
    openQueue();
  });
  void unaskedWorkMayRun().then(() => {
    openQueue(true);
  });
}
