import { test } from '@playwright/test';
import { hooked, hooks } from '@/lib/design/hooks';
import { browserOption, isHeadlessShell } from '@/scripts/shared/installed-browsers/find-browser';
import { expect } from './support/expect';
import { start } from './support/open';

test.use({
  launchOptions: {
    // Chromium's headless shell has no back/forward cache.
    ...browserOption('full'),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.skip(
  isHeadlessShell(browserOption('full').executablePath ?? ''),
  'The headless shell has no back/forward cache: install a full Chromium.',
);

const example = '/components/dialog/examples/dialog-overview';

test('a page restored from the back/forward cache works as before', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.goto(example);
  await start(page);
  await expect(page.locator(hooked('live'))).toHaveAttribute(hooks.live, 'live');
  await page.getByRole('button', { name: 'Select a theme' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/robots.txt';
    link.click();
  });
  await expect(page).toHaveURL(/robots/);
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  // The example, React and the scripts without React work.
  await page.locator(hooked('live')).getByRole('button').filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Select a theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Purple & Green' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'purple-green');
  await page.getByRole('link', { name: 'CDK', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
  expect(errors).toEqual([]);
});
