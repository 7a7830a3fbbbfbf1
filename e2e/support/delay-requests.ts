import type { Page } from '@playwright/test';

/** URLs of the application’s scripts. */
export const appScripts = '**/_next/static/chunks/**';

/** Delays the responses of these URLs until they are released. */
export async function delayRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Delays the application's scripts until they are released. */
export const delayApp = (page: Page) => delayRequests(page, /\/_next\/static\/chunks\/.*\.js$/);
