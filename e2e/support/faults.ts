import type { Page } from '@playwright/test';
import { cellsOfCommit } from '@/scripts/shared/commit-sample';
import { isFullSweep } from './sweep';

/** Ways in which a host or the network can fail. */
const faults = ['fails', 'hangs', 'answers 500', 'answers a page'] as const;
export type Fault = (typeof faults)[number];

const faultOf = cellsOfCommit(faults.length);

/**
 * The faults to try with one of several things that a page loads: one, and another one for each commit; all when the
 * full sweep is requested.
 *
 * @param index number of the thing
 */
export const faultsFor = (index: number): readonly Fault[] =>
  faults.filter((_, number) => isFullSweep || number === faultOf(index));

/**
 * Makes all requests to some URLs fail.
 *
 * @param where a glob or a pattern for the URLs
 * @returns a function that repairs them; requests that hang at that time continue to hang
 */
export async function breakRequests(
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
  // The route stays, because removing it would answer requests that hang.
  return () => {
    broken = false;
  };
}

/** Installs a clock that the test can advance; until then it runs normally. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    // The browser's own implementation ignores the installed clock.
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
}

/** Advances the clock by ten seconds, after which requests that hang count as failed. */
export async function runTenSeconds(page: Page): Promise<void> {
  // In steps, because the end of one timer may start another.
  for (let second = 0; second < 10; second += 1) await page.clock.runFor(1000);
}
