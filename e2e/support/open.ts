import type { Locator, Page } from '@playwright/test';
import { postponedParts } from '@/lib/browser/layout/postponed-layout';
import { hooked } from '@/lib/design/hooks';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { expect } from './expect';

/**
 * Waits for an element that takes a while. Cheaper than `expect`: for its message, that makes an outline of the
 * whole page at each try, which takes the page up to half a second.
 */
export async function waitForAttached(locator: Locator): Promise<void> {
  await locator.waitFor({ state: 'attached', timeout: 15_000 });
}

/**
 * Makes the first user interaction on the open page and waits until its application has started: from then
 * on, links navigate without a full page load, and presses are handled at once.
 */
export async function start(page: Page): Promise<void> {
  await simulateUserActivity(page);
  // The router adds its announcer when the application has started.
  await waitForAttached(page.locator('next-route-announcer'));
}

/** Opens a page and waits for the stylesheets of its examples, which load after its text. */
export async function openStyled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(hooked('unstyledExamples'))).toHaveCount(0);
}

/** Opens a page, starts its application, and waits for its fonts and for its complete layout. */
export async function openStarted(page: Page, address: string): Promise<void> {
  await openStyled(page, address);
  await start(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await expect(page.locator(postponedParts)).toHaveCount(0);
}

/** Switches on data saving, from the page's next load on. */
export async function enableDataSaving(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
}

/**
 * Opens a page and starts its application with data saving, so that nothing is prefetched: neither likely
 * next pages nor the targets of links in view.
 */
export async function openWithDataSaving(page: Page, address: string): Promise<void> {
  await enableDataSaving(page);
  await openStarted(page, address);
}

/**
 * Waits until the browser has had time for all background tasks of the page. For tests that something does
 * not happen, which have no event to wait for.
 */
export async function waitForIdle(page: Page): Promise<void> {
  // Before its own script has run, the page has no background tasks.
  await page.waitForFunction(() => globalThis.siteData);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      // A busy machine may never be idle; the page uses the same timeout for its background tasks.
      await new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
    }
  });
}

/** The list of the bundler's scripts that the page requests from now on; it grows with each request. */
export function requestedChunks(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/chunks\/.*\.js$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}
