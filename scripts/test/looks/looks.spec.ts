/** Takes the pictures that `npm run looks` compares; Playwright stores or compares them. */
import { expect, type Page, test } from '@playwright/test';
import { themes } from '@/content/themes';
import { acceptedCookies } from '@/lib/browser/preferences/stored-choice';
import { type View, views } from './views';

const widths = [360, 768, 1280];
const windowHeight = 800;

/** Longer pages are cut at this height, in CSS pixels. */
const maxHeight = 6000;

/** Any time works, as long as both sites get the same. */
const fixedTime = new Date('2025-01-15T12:00:00Z');

async function openView(page: Page, view: View, theme: string): Promise<void> {
  await page.clock.setFixedTime(fixedTime);
  if (view.firstVisit !== true) {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      acceptedCookies.key,
      'true',
    ] as const);
  }
  await page.goto(`${view.path}?theme=${theme}`);
  // The server redirects unknown addresses.
  expect(new URL(page.url()).pathname, 'the page exists').toBe(view.path);
  await page.waitForLoadState('networkidle');
  await view.open?.(page);
  await page.waitForLoadState('networkidle');
}

for (const view of views) {
  for (const width of widths.filter((width) => view.below === undefined || width < view.below)) {
    for (const { name: theme } of themes) {
      test(`${view.name} ${theme} ${width}px`, async ({ page }) => {
        await page.setViewportSize({ width, height: windowHeight });
        await openView(page, view, theme);
        const picture = `${view.name}-${theme}-${width}`;
        const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
        // The picture does not show a change of height below the cut.
        expect.soft(`${pageHeight}px high`).toMatchSnapshot(`${picture}.txt`);
        const clip = { x: 0, y: 0, width, height: Math.min(pageHeight, maxHeight) };
        await expect
          .soft(page)
          .toHaveScreenshot(
            `${picture}.png`,
            view.windowOnly === true ? {} : { fullPage: true, clip },
          );
      });
    }
  }
}
