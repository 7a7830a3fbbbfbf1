import { layOutBeforeJumps, layOutTexts } from '@/lib/browser/layout/postponed-layout';
import { stayAtTarget } from '@/lib/browser/layout/stay-at';
import { defineLiveExample } from '@/lib/browser/live-example/element';
import type { ExampleSheets } from '@/lib/browser/live-example/sheets-of-pages';
import { openQueue } from '@/lib/browser/live-example/start-queue';
import { readStartData } from '@/lib/browser/page/start-data';
import { onIntent } from '@/lib/browser/scheduling/on-intent';
import { yieldToMain } from '@/lib/browser/scheduling/yield-to-main';
import { hasSettings } from '@/lib/playground/settings';
import { followNavigations } from './navigation/navigation';
import { fetchPages } from './navigation/page-fetcher';
import { letEventsThrough } from './next/hydration-events';
import { acceptCookiesOnPress } from './page/accept-cookies';
import { copyOnPress } from './page/copy-actions';
import { countVisits } from './page/count-visits';
import { followMovedFragments } from './page/follow-moved-fragments';
import { followTheme } from './page/follow-theme';
import { leaveKeysToInputMethods } from './page/input-methods';
import { defineLiveSheet } from './page/live-sheet/run-sheet';
import { explainMissingPage } from './page/missing-page';
import { showNameCards } from './page/name-cards';
import { updateNewestVersionLink } from './page/newest-version';
import { followOwnColors } from './page/own-colors';
import { removeOldServiceWorkers } from './page/service-workers';
import { showTips } from './page/tips';
import { requeuePresses } from './presses/kept-presses';
import { replayPresses } from './presses/replay';
import { rejectBrokenFiles } from './sheets/reject-broken-files';
import { repairSheets } from './sheets/repair-sheets';
import { startApp } from './start-app';

/**
 * Starts everything that needs no framework. Runs once per document, as soon as the page has loaded.
 *
 * @param sheets stylesheets of the examples; undefined in development. Where Next starts its own scripts, its router
 *   also fetches pages
 */
export async function startEarly(sheets?: ExampleSheets): Promise<void> {
  const data = readStartData();
  const { pageStart } = globalThis;
  // Only the application applies a playground's settings from the address.
  if (pageStart && hasSettings(location.search)) pageStart.wanted = true;
  // Without start data, Next's own scripts may have run before this one.
  if (document.documentElement.dataset['app'] !== 'started') letEventsThrough();
  // Before page views are counted, because it takes the address out of the query.
  explainMissingPage();
  stayAtTarget();
  leaveKeysToInputMethods();
  acceptCookiesOnPress();
  copyOnPress();
  showTips();
  showNameCards();
  followOwnColors();
  rejectBrokenFiles(data !== undefined);
  repairSheets();
  defineLiveExample();
  defineLiveSheet();
  if (pageStart?.wanted) openQueue();
  else onIntent(openQueue);
  requeuePresses();
  if (pageStart) replayPresses(pageStart.presses, 'early');
  if (data && pageStart) startApp(data, pageStart);
  await yieldToMain();
  followNavigations({
    theme: followTheme(),
    fragments: followMovedFragments(),
    visits: countVisits(),
    newestVersion: { follow: updateNewestVersionLink },
    texts: { layOut: layOutTexts },
    links: data && sheets ? fetchPages(sheets) : { prefetch: () => undefined },
  });
  layOutBeforeJumps();
  await removeOldServiceWorkers();
}
