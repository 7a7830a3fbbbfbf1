import { expect, type Page } from '@playwright/test';

/** Waits until the application runs, as it does once someone is there. Nothing is pressed for it. */
export async function started(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
  await expect(page.locator('html')).toHaveAttribute('data-app', 'started', { timeout: 15_000 });
}

/** Opens a page, and waits until its application runs. Before that a link loads its page anew. */
export async function gotoStarted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}
