import { type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { expect } from '../support/expect';
import { start } from '../support/open';

const current = (page: Page) => page.locator(`aside${hooked('sideList')} a[aria-current]`);
const scrollTop = (page: Page) =>
  page.locator(`aside${hooked('sideList')}`).evaluate((frame) => frame.scrollTop);

/** Keeps the place of the side list at the first paint. */
const watchFirstPaint = (page: Page) =>
  page.addInitScript((list) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      document.documentElement.dataset['painted'] = String(
        document.querySelector(list)?.scrollTop ?? -1,
      );
    }).observe({ type: 'paint', buffered: true });
  }, hooked('sideList'));

test('the side list begins at the current entry and stays there', async ({ page }) => {
  await watchFirstPaint(page);
  await page.goto('/components/tabs/overview');
  await expect(current(page)).toBeInViewport();
  await expect(page.locator('html[data-painted]')).toBeAttached();
  const painted = Number(await page.locator('html').getAttribute('data-painted'));
  expect(painted).toBeGreaterThan(100);
  // The pointer is on an entry while the application starts.
  await current(page).hover();
  await start(page);
  expect(await scrollTop(page)).toBe(painted);
});

test('the side list stays where the reader has scrolled it', async ({ page }) => {
  await page.goto('/components/tabs/overview');
  await expect(current(page)).toBeInViewport();
  const list = page.locator(`aside${hooked('sideList')}`);
  await list.hover();
  await list.evaluate((frame) => {
    frame.scrollTop = 0;
  });
  await start(page);
  expect(await scrollTop(page)).toBe(0);
  await page.getByRole('link', { name: 'Badge', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
});

test('the side list follows navigations from elsewhere', async ({ page }) => {
  await page.goto('/components/badge/overview');
  await start(page);
  await page.getByRole('main').hover({ position: { x: 300, y: 300 } });
  await page.goto('/components/categories');
  await start(page);
  await page.getByRole('main').getByRole('link', { name: 'Tree' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tree' })).toBeVisible();
  await expect(current(page)).toHaveText('Tree');
  await expect(current(page)).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the side list begins at the current entry', async ({ page }) => {
    await page.goto('/components/tabs/overview');
    await expect(current(page)).toBeInViewport();
    // The page itself does not scroll.
    await expect(page.getByRole('heading', { level: 1, name: 'Tabs' })).toBeInViewport();
  });
});

test('browsers that need the script for it show the current entry at once, too', async ({
  page,
}) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({ response, body: css.replaceAll('scroll-initial-target', 'unknown') });
  });
  await watchFirstPaint(page);
  await page.goto('/components/tabs/overview');
  await expect(page.locator('html[data-painted]')).toBeAttached();
  expect(Number(await page.locator('html').getAttribute('data-painted'))).toBeGreaterThan(100);
});
