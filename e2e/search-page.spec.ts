import { test } from '@playwright/test';
import { expect } from './support/expect';
import { button } from './support/search-palette';

test('searches the query of its URL, and updates it there', async ({ page }) => {
  await page.goto('/search?q=toast');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox', { name: 'Search' })).toHaveValue('toast');
  await expect(
    main.getByRole('region', { name: 'Components' }).getByRole('link').first(),
  ).toContainText('Snack bar');
  await main.getByRole('searchbox', { name: 'Search' }).fill('modal');
  await expect(page).toHaveURL(/\/search\?q=modal$/);
  await main.getByRole('region', { name: 'Components' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/components\/dialog\/overview$/);
  await page.goBack();
  await expect(main.getByRole('searchbox', { name: 'Search' })).toHaveValue('modal');
});

test('answers above the results', async ({ page }) => {
  await page.goto('/search?q=MatSnackBar');
  const answer = page.getByRole('main').getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText("import { MatSnackBar } from '@angular/material/snack-bar';");
  await page.getByRole('searchbox', { name: 'Search' }).fill('toast');
  await expect(answer).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is the target of the button, and lists items, guides and symbols', async ({ page }) => {
    await page.goto('/components/button/overview');
    await button(page).click();
    await expect(page).toHaveURL(/\/search$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toBeHidden();
    for (const [region, name] of [
      ['Components', 'Snack bar'],
      ['CDK', 'Drag and drop'],
      ['Guides', 'Theming'],
      ['S', 'SelectionModel'],
    ] as const) {
      const list = main.getByRole('region', { name: region, exact: true });
      await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
});

test('is described to browsers', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=search]').getAttribute('href');
  const description = await (await request.get(href ?? '')).text();
  expect(description).toContain('/search?q={searchTerms}');
});
