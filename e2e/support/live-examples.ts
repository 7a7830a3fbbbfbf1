import { expect, type Page } from '@playwright/test';
import { hooked, hooks } from '@/lib/design/hooks';

/** Scrolls to every example of a page and waits until it is live. */
export async function makeLive(page: Page): Promise<void> {
  for (const one of await page.locator(hooked('live')).all()) {
    await one.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(one).toHaveAttribute(hooks.live, 'live');
  }
}
