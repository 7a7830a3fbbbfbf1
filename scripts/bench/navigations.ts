import type { Locator, Page } from '@playwright/test';
import { median } from './median';
import { type BenchNavigation, navigationStart } from './pages';
import { durationOf, launchBrowser, openSlowly, pointing } from './slow-phone';

export interface NavigationFigures {
  /** Milliseconds from the press until the other page's title shows. */
  time: number;
  /** Requests for the page's data, before the press and after it. */
  requests: number;
}

/** Milliseconds in which a page has started all that it starts for someone who is there. */
const settled = 1500;

/**
 * Times a navigation on slow 4G with a slow processor.
 *
 * @param slowdown how many times slower than this machine the processor is
 */
export async function navigationFigures(
  origin: string,
  runs: number,
  slowdown: number,
  { link, pointed }: BenchNavigation,
): Promise<NavigationFigures> {
  const browser = await launchBrowser();
  try {
    const times: number[] = [];
    const requests: number[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await openSlowly(browser, origin + navigationStart, slowdown);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      // Someone has been here for a while: the application runs, and so do the examples.
      await page.mouse.move(1, 1);
      await page.locator('next-route-announcer').waitFor({ state: 'attached' });
      await page.waitForTimeout(settled);
      const pressed = page.locator(link).first();
      const address = await pressed.evaluate((element: HTMLAnchorElement) => element.href);
      times.push(await navigateOnce(page, pressed, pointed));
      requests.push(asked.filter((url) => url.startsWith(address)).length);
      await page.close();
    }
    return { time: median(times) ?? NaN, requests: median(requests) ?? NaN };
  } finally {
    await browser.close();
  }
}

async function navigateOnce(page: Page, link: Locator, pointed: boolean): Promise<number> {
  const before = await page.title();
  await page.evaluate((title) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const changes = new MutationObserver(() => {
          if (document.title === title || document.title === '') return;
          changes.disconnect();
          performance.measure('answer', { start: timeStamp });
        });
        changes.observe(document.head, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  }, before);
  if (pointed) {
    await link.hover();
    await page.waitForTimeout(pointing);
    await page.mouse.down();
    await page.mouse.up();
  } else {
    await link.evaluate((element: HTMLElement) => element.click());
  }
  return durationOf(page, 'answer');
}
