import type { Browser, Locator, Page } from '@playwright/test';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { median } from './median';
import { markNeighbor } from './neighbor-link';
import { pressByMouse } from './pressing';
import { durationOf, launchBrowser, openSlowly } from './slow-phone';

/** A navigation to measure. */
export interface BenchNavigation {
  kind: string;
  /** Selector of the link to press; by default a link to a page of the same folder (`markNeighbor`). */
  link?: string;
  /** Whether the mouse hovers over the link first. */
  pointed: boolean;
}

export interface NavigationFigures {
  /**
   * Milliseconds from the click until the new title is set, or until the first paint after a full page load.
   */
  time: number;
  /** The number of requests for the page's data, before and after the click. */
  requests: number;
}

/** Milliseconds in which a page finishes the work that it starts on the first input. */
const settleTime = 4000;

/**
 * Measures a navigation on slow 4G with CPU throttling.
 *
 * @param start the page on which it starts, of any site
 * @param slowdown CPU throttling, as a factor
 */
export async function navigationFigures(
  start: string,
  runs: number,
  slowdown: number,
  navigation: BenchNavigation,
): Promise<NavigationFigures> {
  const browser = await launchBrowser();
  try {
    const figures: NavigationFigures[] = [];
    for (let run = 0; run < runs; run++) {
      figures.push(await navigateOnce(browser, start, slowdown, navigation));
    }
    const middle = (name: keyof NavigationFigures) =>
      median(figures.map((one) => one[name])) ?? NaN;
    return { time: middle('time'), requests: middle('requests') };
  } finally {
    await browser.close();
  }
}

async function navigateOnce(
  browser: Browser,
  start: string,
  slowdown: number,
  { link, pointed }: BenchNavigation,
): Promise<NavigationFigures> {
  const page = await openSlowly(browser, start, slowdown);
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  // A visitor has been on the page for a while, so the application and the examples have started.
  await simulateUserActivity(page);
  await page.waitForTimeout(settleTime);
  const pressed = page.locator(link ?? (await markNeighbor(page))).first();
  const address = await pressed.evaluate((element: HTMLAnchorElement) => element.href);
  const time = await timeOf(page, pressed, pointed);
  await page.close();
  return { time, requests: requestedUrls.filter((url) => url.startsWith(address)).length };
}

/**
 * Session storage key of the click time, for the next document after a full page load. Milliseconds since the
 * epoch.
 */
const clickTimeKey = 'bench-pressed';

async function timeOf(page: Page, link: Locator, pointed: boolean): Promise<number> {
  await page.addInitScript((key) => {
    const pressed = sessionStorage.getItem(key);
    if (pressed === null) return;
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name !== 'first-contentful-paint') continue;
        const duration = performance.timeOrigin + startTime - Number(pressed);
        performance.measure('answer', { start: 0, duration });
      }
    }).observe({ type: 'paint', buffered: true });
  }, clickTimeKey);
  await page.evaluate((key) => {
    const before = document.title;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
        const changes = new MutationObserver(() => {
          if (document.title === before || document.title === '') return;
          changes.disconnect();
          performance.measure('answer', { start: timeStamp });
        });
        changes.observe(document.head, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  }, clickTimeKey);
  if (pointed) await pressByMouse(page, link);
  else await link.evaluate((element: HTMLElement) => element.click());
  return durationOf(page, 'answer');
}
