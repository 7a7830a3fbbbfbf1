import type { Page } from '@playwright/test';

/** Opens the menu beside the page's title, which works without scripts. */
export async function openPageMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Page actions' }).click();
}
