import { type Page, test } from '@playwright/test';
import { expect } from '../support/expect';
import { breakRequests, faultsFor, installClock, runTenSeconds } from '../support/faults';
import { enableDataSaving, openStarted, requestedChunks, waitForIdle } from '../support/open';

const note = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'Part of this page did not load, so its controls do not work yet.' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Select a theme' });

for (const [index, [what, where]] of (
  [
    ['the first script', '**/_next/static/site/*.js'],
    ["the application's scripts", '**/_next/static/chunks/*.js'],
    ["the page's data", '**/guides.txt'],
    ["what pages' data have in common", '**/_next/static/site/parts-*.json'],
  ] as const
).entries()) {
  for (const fault of faultsFor(index)) {
    test(
      `a press shows a message when ${what} ${fault}, and is handled on retry`,
      { tag: '@sweep' },
      async ({ page }) => {
        await installClock(page);
        const repair = await breakRequests(page, where, fault);
        await page.goto('/guides', { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
        await menuButton(page).click();
        await expect
          .poll(async () => {
            await runTenSeconds(page);
            return note(page).isVisible();
          })
          .toBe(true);
        repair();
        await note(page).getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expect(note(page)).toBeHidden();
      },
    );
  }
}

test('a page whose scripts are missing is reloaded automatically, once, and the press acts then', async ({
  page,
}) => {
  let documents = 0;
  await page.route('**/guides', (route) => {
    documents += 1;
    return route.fallback();
  });
  await page.route('**/_next/static/chunks/*.js', (route) =>
    documents < 2 ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  );
  await installClock(page);
  await page.goto('/guides');
  await menuButton(page).click();
  await expect
    .poll(async () => {
      await runTenSeconds(page).catch(() => undefined);
      return documents;
    })
    .toBe(2);
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a URL with tracking parameters only does not start the application early', async ({
  page,
}) => {
  // Otherwise the application starts automatically once it has loaded.
  await enableDataSaving(page);
  const scripts = requestedChunks(page);
  await page.goto('/guides?utm_source=letter');
  await waitForIdle(page);
  expect(scripts).toEqual([]);
  await page.goto('/components/button/api?filter=disabled');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
});

test('blocked storage affects nothing but stored settings', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openStarted(page, '/guides');
  await menuButton(page).click();
  await page.getByRole('menuitemradio', { name: 'Purple & Green' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'purple-green');
  await page.getByRole('link', { name: 'CDK', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
  await page.getByRole('button', { name: 'Ok, Got it' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  expect(errors).toEqual([]);
});

test('the old fragment of a key code leads to its new page', async ({ page }) => {
  await page.goto('/cdk/a11y/api#ENTER');
  await expect(page).toHaveURL(/\/cdk\/keycodes\/api#ENTER$/);
  await expect(page.locator('#ENTER')).toBeInViewport();
});
