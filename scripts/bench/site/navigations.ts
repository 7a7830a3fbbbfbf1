import type { Browser, Locator, Page } from '@playwright/test';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { median } from './median';
import { markNeighbor } from './neighbor-link';
import { pressByMouse } from './pressing';
import { durationOf, launchBrowser, openSlowly } from './slow-phone';

/** A navigation that is timed. */
export interface BenchNavigation {
  kind: string;
  /** Selector of the link that is pressed; without it, one to a neighbor of the page (`markNeighbor`). */
  link?: string;
  /** Whether someone points at the link before. */
  pointed: boolean;
}

export interface NavigationFigures {
  /** Milliseconds from the press until the other page's title shows, or, where that is loaded in full, its first paint. */
  time: number;
  /** Requests for the page's data, before the press and after it. */
  requests: number;
}

/** Milliseconds in which a page has started all that it starts for someone who is there. */
const settled = 4000;

/**
 * Times a navigation on slow 4G with a slow processor.
 *
 * @param start the page it begins on; of any site
 * @param slowdown how many times slower than this machine the processor is
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
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Someone has been here for a while: the application runs, and so do the examples.
  await simulateUserActivity(page);
  await page.waitForTimeout(settled);
  const pressed = page.locator(link ?? (await markNeighbor(page))).first();
  const address = await pressed.evaluate((element: HTMLAnchorElement) => element.href);
  const time = await timeOf(page, pressed, pointed);
  await page.close();
  return { time, requests: asked.filter((url) => url.startsWith(address)).length };
}

/** Where a press is noted for the document that comes, if one does: milliseconds by the clock of both. */
const noted = 'bench-pressed';

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
  }, noted);
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
  }, noted);
  if (pointed) await pressByMouse(page, link);
  else await link.evaluate((element: HTMLElement) => element.click());
  return durationOf(page, 'answer');
}
