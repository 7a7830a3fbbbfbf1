import { test } from '@playwright/test';
import { sections } from '@/content/sections';
import { itemsOf } from '@/lib/catalogue/items';
import { paths } from '@/lib/routes/paths';
import { expect } from './support/expect';

for (const section of sections) {
  const items = itemsOf(section.packageName);

  test.describe(`the catalogue of ${section.key}`, () => {
    test('has a drawing and a link for every item', async ({ page }) => {
      await page.goto(paths.categories(section.key));
      const cards = page
        .locator('main')
        .getByRole('link')
        .filter({ has: page.locator('svg use[href^="#figure-"]') });
      await expect(cards).toHaveCount(items.length);
      await expect(
        page
          .locator('main header')
          .getByText(new RegExp(`^${items.length} (components|packages)$`)),
      ).toBeVisible();
      for (const [index, item] of items.entries()) {
        const card = cards.nth(index);
        await expect(card).toHaveAttribute('href', paths.item(item, 'overview'));
        await expect(card).toContainText(item.summary);
        // A reference without a target paints nothing, so it has no box.
        const drawn = await card
          .locator('use')
          .evaluate((use) => use instanceof SVGGraphicsElement && use.getBBox().width);
        expect(drawn, item.id).toBeGreaterThan(40);
      }
    });

    test('recolors its drawings', async ({ page }) => {
      const fills = () =>
        page
          .locator('main symbol *')
          .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill).join());
      await page.goto(paths.categories(section.key));
      const light = await fills();
      await page.goto(`${paths.categories(section.key)}?theme=purple-green`);
      expect(await fills()).not.toBe(light);
    });
  });
}
