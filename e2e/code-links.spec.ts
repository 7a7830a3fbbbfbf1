import { type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { axeOn } from '@/scripts/check/artifact/accessibility/axe-on';
import { expect } from './support/expect';
import { openStarted } from './support/open';

const overview = '/components/select/overview';
const file = '/search-index/cards/components/select/api.json';

const linkNamed = (page: Page, name: string) =>
  page.getByRole('main').locator('pre').getByRole('link', { name, exact: true }).first();
const card = (page: Page) => page.getByRole('tooltip');

/** Files with cards that a page has requested. */
function cardRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/cards/') && pathname.endsWith('.json')) asked.push(pathname);
  });
  return asked;
}

test('a card says what a name in code is, fetched when the pointer rests on it', async ({
  page,
}) => {
  const asked = cardRequests(page);
  await openStarted(page, overview);
  const link = linkNamed(page, 'mat-select');
  await link.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await link.hover();
  await expect(card(page)).toContainText('MatSelect · Component');
  expect(asked).toEqual([file]);
  await linkNamed(page, 'multiple').hover();
  await expect(card(page)).toContainText('[multiple]: boolean = false');
  expect(asked).toEqual([file]);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
});

test('a card shows on keyboard focus, and Enter follows the link to the row', async ({ page }) => {
  await openStarted(page, overview);
  const link = linkNamed(page, 'multiple');
  await link.scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  await link.focus();
  await expect(card(page)).toContainText('Input of MatSelect');
  await expect(link).toHaveAccessibleDescription(/Whether the user should be allowed/);
  const { violations } = await axeOn(page).include('[role=tooltip]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/components\/select\/api#MatSelect-multiple$/);
  await expect(card(page)).toBeHidden();
  await expect(page.locator('#MatSelect-multiple')).toBeInViewport();
});

test('a block has one link for each row, and its copied text has none', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStarted(page, overview);
  const hrefs = await page
    .getByRole('main')
    .locator('pre')
    .evaluateAll((blocks) =>
      blocks.map((block) => [...block.querySelectorAll('a')].map((link) => link.href)),
    );
  expect(hrefs.flat().length).toBeGreaterThan(20);
  for (const links of hrefs) expect(new Set(links).size).toBe(links.length);
  const named = page.getByRole('link', { name: 'mat-select', exact: true });
  const frame = page.locator(hooked('code')).filter({ has: named }).first();
  await frame.getByRole('button', { name: 'Copy the code' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await frame.locator('code').textContent());
});

test('names in the files of an example are links, too', async ({ page }) => {
  await openStarted(page, '/components/select/examples/select-form');
  await linkNamed(page, 'mat-error').hover();
  await expect(card(page)).toContainText('MatError · Directive');
});

test('a type on an API page has a card, which is fetched when the pointer rests on it', async ({
  page,
}) => {
  const asked = cardRequests(page);
  await openStarted(page, '/components/select/api');
  const type = page
    .locator(`${hooked('apiNames')} code`)
    .getByRole('link', { name: 'MatOption', exact: true })
    .first();
  await type.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await type.hover();
  await expect(card(page)).toContainText('MatOption · Component');
  expect(asked).toEqual(['/search-index/cards/components/core/api.json']);
});

test('a mixin leads to the guide that explains it, and its card has the signature', async ({
  page,
}) => {
  await openStarted(page, '/guide/recipe-dark-mode-and-density');
  const link = linkNamed(page, 'mat.theme');
  await link.hover();
  await expect(card(page)).toContainText('@include mat.theme($config, $overrides: ());');
  await link.click();
  await expect(page).toHaveURL(/\/guide\/theming#write-your-first-theme$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('names are plain links', async ({ page }) => {
    await page.goto(overview);
    await linkNamed(page, 'mat-select').click();
    await expect(page).toHaveURL(/\/components\/select\/api#MatSelect$/);
  });
});
