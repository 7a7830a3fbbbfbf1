import type { Page } from '@playwright/test';
import { hooked, hooks } from '@/lib/design/hooks';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { expect } from './expect';

/** Scrolls to every example of a page, as a visitor would, and waits until it is live. */
export async function makeLive(page: Page): Promise<void> {
  // Without user interaction a page defers its examples.
  await simulateUserActivity(page);
  for (const one of await page.locator(hooked('live')).all()) {
    await one.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(one).toHaveAttribute(hooks.live, 'live');
  }
}
