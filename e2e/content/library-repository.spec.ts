import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';

test('an overview that begins at the third level has headings in order', async ({ page }) => {
  await page.goto('/material/button/overview');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Kinds of buttons' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3, name: 'A level that skips' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'Keyboard' })).toBeVisible();
});

test('a first-level heading is the title, in lists as well', async ({ page }) => {
  await page.goto('/material/slider/overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The slider of Harbor');
  await page.goto('/guides');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Getting started with Harbor' }).first().click();
  await expect(page).toHaveURL('/guide/getting-started');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('links between Markdown files lead to pages and the repository, dead ones are text', async ({
  page,
}) => {
  await page.goto('/material/button/overview');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'the guide' })).toHaveAttribute(
    'href',
    '/guide/getting-started#first-steps',
  );
  await expect(main.getByRole('link', { name: 'license' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/harbor\/components\/blob\/HEAD\/.*LICENSE$/,
  );
  await expect(main.getByText('lost page')).toBeVisible();
  await expect(main.getByRole('link', { name: 'lost page' })).toHaveCount(0);
  await main.getByRole('link', { name: 'overlay', exact: true }).click();
  await expect(page).toHaveURL('/cdk/overlay/overview');
});

test('raw HTML is kept without what could run', async ({ page }) => {
  await page.goto('/material/button/overview');
  await page.getByText('Raw HTML that is kept').click();
  const kept = page.getByText('Press Enter.');
  await expect(kept).toBeVisible();
  await expect(kept).not.toHaveAttribute('onclick', /./);
  await expect(kept).toHaveCSS('position', 'static');
  await expect(page).not.toHaveTitle('overtaken');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('pictures come along', async ({ page }) => {
  await page.goto('/material/slider/overview');
  const picture = page.getByRole('img', { name: 'A drawn slider' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image) => image.clientWidth)).toBeGreaterThan(0);
});

test('examples run, those too that touch the window at once', async ({ page }) => {
  await page.goto('/material/button/overview');
  await page.getByRole('button', { name: 'Moor at the Quay' }).first().click();
  await expect(page.getByText('Moored 1 times')).toBeVisible();
  await page.goto('/material/slider/examples/slider-screen');
  await expect(page.getByText(/^Up to \d+$/)).toBeVisible();
  await page.goto('/cdk/overlay/overview');
  await page.getByRole('button', { name: 'Remark' }).click();
  await expect(page.getByText('High water at noon')).toBeVisible();
});

test('a text without an entry point has no API page', async ({ page }) => {
  await page.goto('/material/color-notes/overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes on color');
  await expect(page.getByRole('link', { name: 'API', exact: true })).toHaveCount(0);
  await page.goto('/material/button/api');
  await expect(page.getByRole('heading', { name: /^MatButton\b/ }).first()).toBeVisible();
});

test('what was mended is said, by file and line', () => {
  const file = join(process.env['CONTENT_ROOT'] ?? '.', '.generated/text-warnings.json');
  const warnings = z
    .array(z.object({ page: z.string(), line: z.number(), message: z.string() }))
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(warnings.filter(({ page }) => page === '/material/button/overview')).toEqual([
    { page: '/material/button/overview', line: 9, message: 'the link "./lost.md" leads nowhere' },
    {
      page: '/material/button/overview',
      line: 9,
      message: 'the link "/components/lost/overview" leads nowhere',
    },
    {
      page: '/material/button/overview',
      line: 14,
      message: 'code language "cobol" is not known',
    },
    {
      page: '/material/button/overview',
      line: 31,
      message: 'expected the id of an example, not "button-gone"',
    },
  ]);
});
