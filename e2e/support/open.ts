import { expect, type Page } from '@playwright/test';
import { postponedParts } from '@/lib/browser/layout/postpone-layout';
import { hooked } from '@/lib/design/hooks';
import { giveSignOfLife } from '@/scripts/shared/installed-browsers/sign-of-life';

/**
 * Gives the open page its visitor's first sign of life and waits until its scripts have answered: from
 * then on links navigate without a reload, and what is pressed acts at once.
 */
export async function start(page: Page): Promise<void> {
  await giveSignOfLife(page);
  // The router brings its own voice when the application has started.
  await expect(page.locator('next-route-announcer')).toBeAttached();
}

/** Opens a page and waits for the styles of its examples, which come behind its text. */
export async function openStyled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(hooked('unstyledExamples'))).toHaveCount(0);
}

/** Opens a page, starts it, and waits for the fonts its text is set in, and until all of it is laid out. */
export async function openStarted(page: Page, address: string): Promise<void> {
  await openStyled(page, address);
  await start(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await expect(page.locator(postponedParts)).toHaveCount(0);
}

/** Has the page's browser say, from its next load on, that it is to save data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
}

/**
 * Opens a page and starts it, for someone whose browser is to save data: nothing is fetched before it is asked
 * for, neither what is likely to be next nor what links in view lead to.
 */
export async function openSaving(page: Page, address: string): Promise<void> {
  await saveData(page);
  await openStarted(page, address);
}

/**
 * Waits until the browser has had time for everything the page wants to do unasked. For tests that
 * something does not happen: there is nothing to see that one could wait for.
 */
export async function letIdle(page: Page): Promise<void> {
  // Before its own script has run, it wants nothing.
  await page.waitForFunction(() => globalThis.siteData);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      // A busy machine may never be idle; what the page puts off it puts off as long at most.
      await new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
    }
  });
}

/** The bundler's scripts that the page asks for from now on, while it does. */
export function chunksAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/chunks\/.*\.js$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}
