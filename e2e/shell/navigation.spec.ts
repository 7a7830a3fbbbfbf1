import { type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { expect } from '../support/expect';
import { openStarted } from '../support/open';
import { pressLink } from '../support/press-link';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
};

const tabs = (page: Page, item: string) => page.getByRole('navigation', { name: `${item} pages` });

test('links navigate without a full page load', async ({ page }) => {
  await openStarted(page, '/guides');
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await page
    .getByRole('navigation', { name: 'Top Toolbar' })
    .getByRole('link', { name: 'CDK' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-kept', '');
  await expect(page).toHaveTitle(/CDK/);
});

test('the page scrolls to its top, except between the tabs of an item', async ({ page }) => {
  await openStarted(page, '/components/button/overview');
  await scrollTo(page, 900);
  await pressLink(page, 'API');
  await expect(page).toHaveURL(/button\/api$/);
  await expect(page.locator('#MatButton')).toBeAttached();
  expect(await scrollTop(page)).toBe(900);
  await pressLink(page, 'Badge');
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
});

test('back and forward restore the scroll position', async ({ page }) => {
  await openStarted(page, '/components/button/overview');
  await scrollTo(page, 1200);
  await pressLink(page, 'Badge');
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  await scrollTo(page, 500);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('focus moves to the registered element after 100 ms, without scrolling', async ({ page }) => {
  await openStarted(page, '/components/button/overview');
  await page.getByRole('link', { name: 'Badge', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  await expect(tabs(page, 'Badge')).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await page
    .getByRole('navigation', { name: 'Top Toolbar' })
    .getByRole('link', { name: 'Guides' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeFocused();
});

test('focus stays where a fragment put it', async ({ page }) => {
  await openStarted(page, '/components/button/overview');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/components/badge/overview#keyboard';
    link.textContent = 'To a fragment';
    document.querySelector('main')?.prepend(link);
  });
  await pressLink(page, 'To a fragment');
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeAttached();
  // The title is announced when the focus would have moved.
  await expect(page.locator('[aria-live="polite"]')).toHaveText(await page.title());
  await expect(tabs(page, 'Badge')).not.toBeFocused();
});

test('the bar does not cover the target of a fragment, on load and after a link', async ({
  page,
}) => {
  await openStarted(page, '/components/button/overview#accessibility');
  const heading = page.locator('#accessibility');
  const bar = page.locator('header').first();
  const clear = async () => {
    const barBox = await bar.boundingBox();
    const box = await heading.boundingBox();
    return (box?.y ?? -1) >= (barBox?.height ?? 0) && (box?.y ?? 9999) < 300;
  };
  await expect.poll(clear).toBe(true);
  await scrollTo(page, 0);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Accessibility' })
    .click();
  await expect.poll(clear).toBe(true);
});

test('going back works for a history entry of a fragment', async ({ page }) => {
  await openStarted(page, '/components/button/overview');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Keyboard' })
    .click();
  await expect(page).toHaveURL(/#keyboard$/);
  await pressLink(page, 'Badge');
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/button\/overview#keyboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeAttached();
});

test('a navigation announces the page title', async ({ page }) => {
  await openStarted(page, '/guides');
  await page
    .getByRole('navigation', { name: 'Top Toolbar' })
    .getByRole('link', { name: 'CDK' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
  await expect(page.locator('[aria-live="polite"]')).toHaveText(await page.title());
});

test('the skip link comes first, covers no section, and leads into main', async ({ page }) => {
  for (const width of [320, 700, 768, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/guides');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    const sections = page.getByRole('navigation', { name: 'Top Toolbar' });
    const first = sections.getByRole('link', { name: 'Components' });
    if (await first.isVisible()) {
      const box = await skip.boundingBox();
      const end = (box?.x ?? 0) + (box?.width ?? 0);
      const startOfText = await first.evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getBoundingClientRect().x;
      });
      expect(end, `${width}px`).toBeLessThan(startOfText);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(skip).not.toBeInViewport();
  }
});

test("an example's own page opens at its top", async ({ page }) => {
  await openStarted(page, '/components/button/examples');
  await scrollTo(page, 900);
  await page
    .getByRole('main')
    .locator('a[href^="/components/button/examples/"]')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/button\/examples\/button/);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('the list scrolls to the heading it marks', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await openStarted(page, '/guide/theming');
  const list = page.getByRole('navigation', { name: 'On this page' });
  await page
    .locator(`${hooked('prose')} :is(h2, h3)`)
    .nth(-4)
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(list.locator('[aria-current]')).toBeInViewport();
  await expect
    .poll(() => list.locator('> ul').evaluate((element) => element.scrollTop))
    .toBeGreaterThan(0);
});
