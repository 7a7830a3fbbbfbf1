import type { Page } from '@playwright/test';

/** URLs of the application’s scripts. */
export const appScripts = '**/_next/static/chunks/**';

/** Delays the responses of these URLs until they are released. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Delays the application's scripts until they are released. */
export const holdApp = (page: Page) => holdRequests(page, /\/_next\/static\/chunks\/.*\.js$/);
