import { type Page, test } from '@playwright/test';
import { purposes } from '@/content/purposes';
import { themes } from '@/content/themes';
import { postponedParts } from '@/lib/browser/layout/postponed-layout';
import { itemsOf } from '@/lib/catalogue/items';
import { boxOf } from '../support/box-of';
import { delayRequests } from '../support/delay-requests';
import { expect } from '../support/expect';
import { recordShifts, shiftsOf } from '../support/layout-shifts';
import { openStarted, openStyled, start } from '../support/open';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

test('examples of the CDK run beside their code', async ({ page }) => {
  await openStarted(page, '/');
  await page.locator('live-example').first().scrollIntoViewIfNeeded();
  const list = page.getByRole('region', { name: /^Stars/ });
  await expect(list.getByText('Star HD 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Move Lerwick up' }).click();
  await expect(page.getByText('Lerwick is now stop 1.')).toBeVisible();
  await expect(page.locator('main')).toContainText('*cdkVirtualFor');
  await expect(page.locator('main')).toContainText('cdkDropListDropped');
});

test('the three steps have the same height', async ({ page }) => {
  await openStyled(page, '/');
  const frames = page.getByRole('region', { name: 'Quick start' }).getByRole('listitem');
  const boxes = await Promise.all((await frames.locator('[data-code]').all()).map(boxOf));
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes.map(({ y, height }) => `${y} ${height}`)).size).toBe(1);
});

test('a color of the title block changes the sheet, and follows the menu', async ({ page }) => {
  await openStyled(page, '/');
  const group = page.getByRole('radiogroup', { name: 'Color' });
  await expect(group.getByRole('radio')).toHaveCount(themes.length);
  await expect(group.getByRole('radio', { name: 'Indigo & Pink' })).toBeChecked();

  await group.locator('[data-tip="Purple & Green"]').click();
  await expect(page.getByText('Purple & Green theme selected.')).toBeAttached();
  expect(await theme(page)).toBe('purple-green');
  await expect(group.getByRole('radio', { name: 'Purple & Green' })).toBeChecked();

  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => theme(page)).toBe('pink-bluegrey');
  await expect(group.getByRole('radio', { name: 'Pink & Blue-gray' })).toBeFocused();

  await page.getByRole('button', { name: 'Select a theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Deep Purple & Amber' }).click();
  await expect(group.getByRole('radio', { name: 'Deep Purple & Amber' })).toBeChecked();

  await page.reload();
  await expect(group.getByRole('radio', { name: 'Deep Purple & Amber' })).toBeChecked();
});

test('a color selected before the scripts have loaded is kept', async ({ page }) => {
  const release = await delayRequests(page, '**/_next/**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[data-tip="Purple & Green"]').click();
  expect(await theme(page)).toBe('indigo-pink');
  release();
  await expect.poll(() => theme(page)).toBe('purple-green');
  await expect(page.getByRole('radio', { name: 'Purple & Green' })).toBeChecked();
});

test('the starting points are one click away', async ({ page }) => {
  const ways = [
    ['Get started', '/guide/getting-started'],
    ['Browse the components', '/components/categories'],
    ['Explore the CDK', '/cdk/categories'],
    ['All guides', '/guides'],
  ] as const;
  for (const [name, path] of ways) {
    await openStyled(page, '/');
    await page.locator('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

test('the index lists every item, and the counts are correct', async ({ page }) => {
  await openStyled(page, '/');
  const index = page.getByRole('region', { name: 'All components' }).getByRole('link');
  await expect(index).toHaveCount(itemsOf('material').length + purposes.length);
  const counts = `${itemsOf('material').length} components and ${itemsOf('cdk').length} CDK packages`;
  await expect(page.locator('main')).toContainText(counts);
});

test('the cookie notice covers no heading at 1280 by 900', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openStyled(page, '/');
  const notice = await boxOf(page.getByRole('region', { name: 'Cookies' }));
  const covered: string[] = [];
  for (const heading of await page.locator('main').getByRole('heading').all()) {
    const box = await boxOf(heading);
    const isBeside = box.x >= notice.x + notice.width || box.y >= notice.y + notice.height;
    if (!isBeside && box.y + box.height > notice.y) covered.push(await heading.innerText());
  }
  expect(covered).toEqual([]);
});

test('nothing on the page is wider than its window, or overlaps', async ({ page }) => {
  await openStyled(page, '/');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled).toBeLessThanOrEqual(width);
    const boxes = await Promise.all((await page.locator('[data-part]').all()).map(boxOf));
    const overlapping = boxes.filter((one, at) =>
      boxes
        .slice(at + 1)
        .some(
          (other) =>
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height,
        ),
    );
    expect(overlapping, `${width}px`).toEqual([]);
  }
});

for (const width of [360, 1280]) {
  test(`nothing shifts while the page loads at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordShifts(page);
    await openStarted(page, '/');
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet is shown, but not the choice of colors, which needs scripts', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('[data-part="button"]').getByText('Book')).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Color' })).toBeHidden();
  });
});

test('content far down is laid out after the first screen, and all of it soon', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await recordShifts(page);
  await page.goto('/');
  const far = page.getByRole('region', { name: 'Essential guides' });
  const laidOut = () =>
    far
      .getByRole('link')
      .first()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  expect(await laidOut()).toBe(false);
  await start(page);
  await expect(page.locator(postponedParts)).toHaveCount(0);
  expect(await laidOut()).toBe(true);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a URL with the fragment of a band leads there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/#guides');
  const heading = page.getByRole('heading', { name: 'Essential guides' });
  await expect(heading).toBeInViewport();
  await start(page);
  await expect(heading).toBeInViewport();
});
