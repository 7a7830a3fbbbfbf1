import { expect, test } from '@playwright/test';
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
for (const query of hostile) {
  test(`${query.slice(0, 20)} finds nothing and does nothing`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openStarted(page, '/guides');
    const title = await page.title();
    await page.keyboard.press('/');
    await field(page).fill(query);
    await expect(palette(page).getByText('No results for')).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    expect(await page.title()).toBe(title);
    expect(errors).toEqual([]);
  });
}

test('a query of spaces only is ignored', async ({ page }) => {
  await openStarted(page, '/guides');
  await page.keyboard.press('/');
  await field(page).fill('     ');
  await expect(palette(page).getByText('No results for')).toBeHidden();
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
