import type { Page } from '@playwright/test';

/** Addresses of the application’s scripts. */
export const appScripts = '**/_next/static/chunks/**';

/** Keeps the application's scripts from arriving until it is released. */
export async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(appScripts, async (route) => {
    if (route.request().url().endsWith('.js')) await held;
    await route.fallback();
  });
  return release;
}
