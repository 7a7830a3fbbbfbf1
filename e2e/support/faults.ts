import type { Page } from '@playwright/test';

/** How a host or the network can go wrong. */
export const faults = ['fails', 'hangs', 'answers 500', 'answers a page'] as const;
export type Fault = (typeof faults)[number];

/**
 * Makes everything at some addresses go wrong.
 *
 * @param where a glob, or what tells the addresses
 * @returns mends it; what hangs by then hangs on
 */
export async function breakDown(
  page: Page,
  where: string | RegExp,
  fault: Fault,
): Promise<() => void> {
  let broken = true;
  await page.route(where, (route) => {
    if (!broken) return route.fallback();
    switch (fault) {
      case 'fails':
        return route.abort();
      case 'hangs':
        // Never answered.
        return undefined;
      case 'answers 500':
        return route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' });
      case 'answers a page':
        return route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>No</title>',
        });
    }
  });
  // Without its route, what hangs would be answered after all.
  return () => {
    broken = false;
  };
}

/** Puts the page's time into the test's hands; it goes on by itself until it is moved. */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    // The browser's own takes no notice of the clock.
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
}

/** Lets ten seconds pass, after which whatever hangs counts as failed. */
export async function tenSeconds(page: Page): Promise<void> {
  // In steps, since what ends one wait may begin another.
  for (let second = 0; second < 10; second += 1) await page.clock.runFor(1000);
}
