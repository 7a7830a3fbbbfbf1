import type { Page } from '@playwright/test';

/** Addresses of the application’s scripts. */
export const appScripts = '**/_next/static/chunks/**';

/** Keeps what has such an address from arriving until it is released. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Keeps the application's scripts from arriving until it is released. */
export const holdApp = (page: Page) => hold(page, /\/_next\/static\/chunks\/.*\.js$/);
