import { type Page, test } from '@playwright/test';
import { allAnatomies } from '@/lib/anatomy/anatomies';
import { findItem } from '@/lib/catalogue/items';
import { paths } from '@/lib/routes/paths';
import { expect } from './support/expect';
import { recordShifts, shiftsOf } from './support/layout-shifts';
import { openStarted } from './support/open';

const figure = (page: Page, name: string) =>
  page.getByRole('figure', { name: `Anatomy of ${name}`, exact: true });

const button = '/components/button/overview';

test('an overview begins with its component drawn to scale, and the measures are correct', async ({
  page,
}) => {
  await openStarted(page, button);
  const drawing = figure(page, 'Button').locator('svg');
  await expect(drawing).toBeVisible();
  const parts = figure(page, 'Button').getByRole('listitem');
  await expect(parts).toHaveText([/^Container /, /^Icon /, /^Label /, /^Touch target /]);
  // Each row has a plain, an iconic and a disabled one; the second row is the filled one.
  const live = page.locator('#button-overview').getByRole('button', { name: 'Send' }).nth(4);
  // Its stylesheet loads after the text; without it an icon has no width.
  await expect(live.locator('mat-icon')).not.toHaveJSProperty('clientWidth', 0);
  const height = await live.evaluate((element) => element.getBoundingClientRect().height);
  await expect(parts.first()).toContainText(`${height} high`);
  const icon = await live.locator('mat-icon').evaluate((element) => element.clientWidth);
  await expect(parts.nth(1)).toContainText(`${icon} by ${icon}`);
  const target = await live
    .locator('.mat-mdc-button-touch-target')
    .evaluate((element) => element.clientHeight);
  await expect(parts.nth(3)).toContainText(`${target} high`);
});

test('every row of the tables is drawn on its page', async ({ request }) => {
  for (const { packageName, item: id, parts } of allAnatomies()) {
    const item = findItem(id, packageName);
    if (!item) throw new Error(`There is no ${packageName} ${id}`);
    const html = await (await request.get(paths.item(item, 'overview'))).text();
    const [file] = /\/live\/[\w-]+-anatomy\.\w+\.svg/.exec(html) ?? [];
    expect(file, id).toBeDefined();
    const svg = await request.get(file ?? '');
    expect(svg.headers()['content-type'], id).toContain('image/svg+xml');
    const text = await svg.text();
    for (const [at] of parts.entries()) expect(text, id).toContain(`>${at + 1}</text>`);
  }
});

test('a drawing has the colors of the theme', async ({ page }) => {
  const shots: Buffer[] = [];
  for (const theme of ['indigo-pink', 'purple-green']) {
    const loaded = page.waitForResponse(/-anatomy\.\w+\.svg/);
    await page.goto(`${button}?theme=${theme}`);
    await loaded;
    const drawing = figure(page, 'Button').locator('svg');
    // The content of `<use>` has a size only after it is loaded.
    await expect
      .poll(() => drawing.locator('use').evaluate((use) => use.getBoundingClientRect().width))
      .toBeGreaterThan(50);
    shots.push(await drawing.screenshot({ animations: 'disabled' }));
  }
  expect(shots[0]?.equals(shots[1] ?? Buffer.from(''))).toBe(false);
});

for (const width of [320, 1280]) {
  test(`drawings fit the page at ${width}px, and nothing shifts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordShifts(page);
    for (const path of [button, '/components/datepicker/overview', '/cdk/table/overview']) {
      await page.goto(path);
      const drawing = page.getByRole('figure', { name: /^Anatomy of / }).locator('svg');
      const box = await drawing.boundingBox();
      expect(box && box.x + box.width, path).toBeLessThanOrEqual(width);
      expect(await shiftsOf(page), path).toEqual([]);
    }
  });
}

test('good and bad examples are side by side, live, and labeled in words', async ({ page }) => {
  await openStarted(page, '/components/dialog/overview');
  const follow = page.getByRole('figure').filter({ hasText: 'Do. Interrupt users for a question' });
  const avoid = page.getByRole('figure').filter({ hasText: 'Don’t. A report needs no answer' });
  await avoid.scrollIntoViewIfNeeded();
  const [left, right] = [await follow.boundingBox(), await avoid.boundingBox()];
  expect(left?.y).toBe(right?.y);
  const [first, second] = await Promise.all(
    [follow, avoid].map((figure) => figure.locator('figcaption').boundingBox()),
  );
  expect(first?.y).toBe(second?.y);
  expect(first?.height).toBe(second?.height);
  await follow.getByRole('button', { name: 'Close account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close account' }).click();
  await expect(follow.getByText('The account is closed.')).toBeVisible();
  await avoid.getByRole('link', { name: /^Code of Avoid: / }).click();
  await expect(page).toHaveURL('/components/dialog/examples/dialog-report-avoid');
});
