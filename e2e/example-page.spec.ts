import { test } from '@playwright/test';
import { findExample } from '@/lib/examples/catalogue';
import { expect } from './support/expect';
import { openStarted } from './support/open';

test("an example's own page has its title, below the item, and one pager", async ({ page }) => {
  await openStarted(page, '/components/dialog/examples');
  const card = page.locator('#dialog-data');
  await card.getByRole('link', { name: /^Open the page of / }).click();
  await expect(page).toHaveURL(/\/dialog\/examples\/dialog-data$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText(findExample('dialog-data')?.title ?? '');
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(steps).toHaveText(['Components', 'Dialog', 'Examples']);
  await expect(page.locator('a[rel=prev], a[rel=next]')).toHaveCount(2);
  await expect(page.getByRole('navigation', { name: 'More examples of Dialog' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'More components' })).toHaveCount(0);
  await steps.nth(1).click();
  await expect(page).toHaveURL(/\/components\/dialog\/overview$/);
});

test('the page of an example links to the API that it uses and to other examples', async ({
  page,
}) => {
  await openStarted(page, '/components/table/examples/table-selection');
  const related = page.getByRole('complementary', { name: 'Related' });
  const symbols = related.getByRole('navigation', { name: 'API in this example' });
  await expect(symbols.getByRole('link', { name: 'MatTableModule' })).toHaveAttribute(
    'href',
    /\/components\/table\/api#MatTableModule$/,
  );
  const others = related.getByRole('navigation', { name: 'Other examples of Table' });
  await expect(others.getByRole('link', { name: /^All \d+ examples$/ })).toHaveAttribute(
    'href',
    /\/components\/table\/examples$/,
  );
  const { x } = (await related.boundingBox()) ?? { x: 0 };
  const card = await page.locator('#table-selection').boundingBox();
  expect(x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0));
  await others.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/table\/examples\/(?!table-selection)/);
});
