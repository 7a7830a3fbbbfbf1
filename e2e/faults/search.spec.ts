import { test } from '@playwright/test';
import { expect } from '../support/expect';
import { openStarted } from '../support/open';
import { chosen, field, options, palette } from '../support/search-palette';

const hostile = [
  '<script>document.title = "hit"</script>',
  '<img src=x onerror="document.title = \'hit\'">',
  '%zzqx%qqzz',
  '\u202e\u05d0\u05d1',
  '🎉🎉🎉',
  'qzxv'.repeat(2_500),
];
test('queries of markup, odd letters or great length find nothing and do nothing', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openStarted(page, '/guides');
  const title = await page.title();
  await page.keyboard.press('/');
  const noResults = palette(page).getByText('No results for');
  for (const query of hostile) {
    await field(page).fill(query);
    await expect(noResults, query.slice(0, 20)).toBeVisible();
    await expect(options(page), query.slice(0, 20)).toHaveCount(0);
    expect(await page.title()).toBe(title);
    // Spaces only are no query, so that the next one starts anew.
    await field(page).fill('     ');
    await expect(noResults).toBeHidden();
  }
  expect(errors).toEqual([]);
});

test('an empty result offers similar names, and a link to report missing content', async ({
  page,
}) => {
  await openStarted(page, '/guides');
  await page.keyboard.press('/');
  await field(page).fill('snackbarrrrrrr');
  await expect(palette(page).getByRole('link', { name: 'Snack bar' })).toBeVisible();
  await expect(palette(page).getByRole('link', { name: 'Report missing content' })).toHaveAttribute(
    'href',
    /issues\/new\?.*snackbarrrrrrr/,
  );
});

test('an index that fails shows a message, and can be retried', async ({ page }) => {
  await page.route('**/search-index/shards/names-*', (route) => route.abort());
  await openStarted(page, '/guides');
  await page.keyboard.press('/');
  await field(page).fill('dialog');
  await expect(palette(page).getByRole('alert')).toContainText('Search did not load.');
  await page.unroute('**/search-index/shards/names-*');
  await palette(page).getByRole('button', { name: 'Try again' }).click();
  await expect(chosen(page)).toContainText('Dialog');
  await expect(palette(page).getByRole('alert')).toBeHidden();
});

test('failed texts leave results from names, and can be retried', async ({ page }) => {
  await page.route('**/search-index/shards/text-*', (route) =>
    route.fulfill({ status: 503, body: 'no' }),
  );
  await openStarted(page, '/guides');
  await page.keyboard.press('/');
  await field(page).fill('dialog');
  await expect(chosen(page)).toContainText('Dialog');
  await expect(palette(page).getByRole('alert')).toContainText('results may be missing');
  await page.unroute('**/search-index/shards/text-*');
  await palette(page).getByRole('button', { name: 'Try again' }).click();
  await expect(palette(page).getByRole('alert')).toBeHidden();
});
