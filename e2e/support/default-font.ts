import type { Page } from '@playwright/test';

/** Sets the default font of the browser, as readers do in its settings. Pages get no event, but `rem` follows. */
export async function setDefaultFont(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: pixels, fixed: Math.round((pixels * 13) / 16) },
  });
}
