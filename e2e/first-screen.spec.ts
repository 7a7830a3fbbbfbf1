import { test } from '@playwright/test';
import { allItems } from '@/lib/catalogue/items';
import { hooked } from '@/lib/design/hooks';
import { paths } from '@/lib/routes/paths';
import { expect } from './support/expect';
import { sampleOf } from './support/sweep';

/** Packages that render nothing, so their overviews have no example. */
const withoutExample = new Set([
  'bidi',
  'coercion',
  'collections',
  'keycodes',
  'observers',
  'test-harnesses',
]);
const items = allItems().filter(({ id }) => !withoutExample.has(id));

/** Where the stage of the first example begins at the latest, in pixels from the top of the window. */
const sizes = [
  { width: 1280, height: 900, latest: 420 },
  { width: 390, height: 844, latest: 520 },
] as const;

for (const { width, height, latest } of sizes) {
  test(`overviews show a title, a sentence and an example at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const late = [];
    for (const item of sampleOf(items, 6)) {
      await page.goto(paths.item(item, 'overview'));
      await expect(page.getByRole('heading', { level: 1, name: item.name })).toBeInViewport();
      const stage = page.getByRole('main').locator(hooked('live')).first();
      const { y } = (await stage.boundingBox()) ?? { y: Infinity };
      if (y > latest) late.push([item.id, y]);
    }
    expect(late).toEqual([]);
  });
}
