import { expect, type Page } from '@playwright/test';

/** Scrolls to every example of a page and waits until it is live. */
export async function makeLive(page: Page): Promise<void> {
  for (const one of await page.locator('[data-live]').all()) {
    await one.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(one).toHaveAttribute('data-live', 'live');
  }
}
