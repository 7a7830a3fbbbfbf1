import type { Page } from '@playwright/test';
import { median } from './median';
import { benchNavigation } from './pages';
import { durationOf, launchBrowser, openSlowly, pointing } from './slow-phone';

export interface NavigationFigures {
  /** Milliseconds from the press until the other page's title shows. */
  time: number;
  /** Requests for the page's data. */
  requests: number;
}

/** Milliseconds in which a page has started all that it starts for someone who is there. */
const settled = 1500;

/** Times a navigation on slow 4G with a slow processor, with and without pointing first. */
export async function navigationFigures(
  origin: string,
  runs: number,
  hovered: boolean,
): Promise<NavigationFigures> {
  const browser = await launchBrowser();
  try {
    const times: number[] = [];
    const requests: number[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await openSlowly(browser, origin + benchNavigation.from);
      // Someone has been here for a while: the application runs, and so do the examples.
      await page.mouse.move(1, 1);
      await page.locator('next-route-announcer').waitFor({ state: 'attached' });
      await page.waitForTimeout(settled);
      const { time, asked } = await navigateOnce(page, hovered);
      times.push(time);
      requests.push(asked);
      await page.close();
    }
    return { time: median(times) ?? NaN, requests: median(requests) ?? NaN };
  } finally {
    await browser.close();
  }
}

async function navigateOnce(
  page: Page,
  hovered: boolean,
): Promise<{ time: number; asked: number }> {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes(benchNavigation.to)) asked += 1;
  });
  const link = page.locator(`a[href="${benchNavigation.to}"]`).first();
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
  if (hovered) {
    await link.hover();
    await page.waitForTimeout(pointing);
    await page.mouse.down();
    await page.mouse.up();
  } else {
    await link.evaluate((element: HTMLElement) => element.click());
  }
  return { time: await durationOf(page, 'answer'), asked };
}
