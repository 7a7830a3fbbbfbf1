import { type Page, test } from '@playwright/test';
import { hooked, hooks } from '@/lib/design/hooks';
import { axeOn } from '@/scripts/check/artifact/accessibility/axe-on';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { expect } from './support/expect';
import { openStarted, openWithDataSaving, waitForIdle } from './support/open';

const selectPage = '/components/select/examples';

const cardOf = (page: Page, id = 'select-overview') => page.locator(`[id="${id}"]`);
const stageOf = (page: Page, id = 'select-overview') => cardOf(page, id).locator('live-example');

async function openTools(page: Page, path = selectPage): Promise<void> {
  await openStarted(page, path);
  await cardOf(page)
    .getByRole('button', { name: /^Tools for/ })
    .click();
  await expect(page.getByRole('group', { name: 'Example tools' })).toBeVisible();
}

const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test('with data saving, the tools load nothing before they are used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openWithDataSaving(page, selectPage);
  await waitForIdle(page);
  const before = asked.length;
  expect(asked.filter((path) => path.includes('/tools/'))).toEqual([]);
  await cardOf(page)
    .getByRole('button', { name: /^Tools for/ })
    .click();
  await expect(page.getByRole('group', { name: 'Example tools' })).toBeVisible();
  expect(asked.slice(before).filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
});

test('the text direction applies to an example and its overlays', async ({ page }) => {
  await openTools(page);
  await page.getByText('Right to left').click();
  await expect(stageOf(page)).toHaveAttribute('dir', 'rtl');
  await expect(stageOf(page)).toHaveAttribute(hooks.live, 'live');
  await stageOf(page).getByRole('combobox').first().click();
  await expect(
    page.locator('.cdk-overlay-connected-position-bounding-box').first(),
  ).toHaveAttribute('dir', 'rtl');
});

test('the density applies to one example only', async ({ page }) => {
  await openTools(page);
  const fields = page.locator('.mat-mdc-text-field-wrapper');
  const heightOf = (id: string) =>
    stageOf(page, id)
      .locator(fields)
      .first()
      .evaluate((field) => field.getBoundingClientRect().height);
  await expect(stageOf(page)).toHaveAttribute(hooks.live, 'live');
  const before = await heightOf('select-overview');
  expect(before).toBeGreaterThan(0);
  await cardOf(page).getByText('−3').click();
  await expect.poll(() => heightOf('select-overview')).toBeLessThan(before);
  await cardOf(page).getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => heightOf('select-overview')).toBe(before);
});

test('an example and its overlays can be dark on a light page, also after a reload', async ({
  page,
}) => {
  await openTools(page);
  const light = await background(page, `#select-overview ${hooked('live')}`);
  await cardOf(page).getByText('Dark', { exact: true }).click();
  await expect(stageOf(page)).toHaveAttribute(hooks.exampleScheme, 'dark');
  const dark = await background(page, `#select-overview ${hooked('live')}`);
  expect(dark).not.toBe(light);
  await expect(stageOf(page)).toHaveAttribute(hooks.live, 'live');
  await stageOf(page).getByRole('combobox').first().click();
  const panel = page.getByRole('listbox');
  await expect(panel).toBeVisible();
  expect(await panel.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('dark');
  await page.keyboard.press('Escape');
  const { violations } = await axeOn(page).include('#select-overview').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await page.reload();
  await simulateUserActivity(page);
  await expect(stageOf(page)).toHaveAttribute(hooks.exampleScheme, 'dark');
  await page.goto('/components/button/examples');
  await expect(page.locator(`[${hooks.exampleScheme}]`)).toHaveCount(0);
});

test('an example can have the width of a phone, or that of a slider', async ({ page }) => {
  await openTools(page);
  const host = stageOf(page).locator(hooked('liveHost'));
  const width = () => host.evaluate((element) => element.clientWidth);
  const full = await width();
  await cardOf(page).getByText('Phone').click();
  await expect.poll(width).toBe(360);
  await expect(cardOf(page).getByText('360 px')).toBeVisible();
  await cardOf(page).getByRole('slider').press('ArrowRight');
  await expect.poll(width).toBe(361);
  await cardOf(page).getByText('Full', { exact: true }).click();
  await expect.poll(width).toBe(full);
});

test('an example has a preview page without the site, with its current settings', async ({
  page,
}) => {
  await openTools(page);
  await page.getByText('Right to left').click();
  await cardOf(page).getByText('Dark', { exact: true }).click();
  await cardOf(page).getByRole('link', { name: 'Full screen' }).click();
  await expect(page).toHaveURL(
    /\/select\/examples\/select-overview\/preview\?dir=rtl&scheme=dark$/,
  );
  await expect(page.locator('live-example')).toHaveAttribute(hooks.live, 'live');
  await expect(page.locator('live-example')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('combobox').first().click();
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('tools that do not load show a message, and load on retry', async ({ page }) => {
  await openWithDataSaving(page, selectPage);
  await page.route('**/_next/static/**', (route) => route.abort());
  await cardOf(page)
    .getByRole('button', { name: /^Tools for/ })
    .focus();
  await page.keyboard.press('Enter');
  const alert = cardOf(page).getByRole('alert').filter({ hasText: 'This did not load.' });
  await expect(alert).toBeVisible();
  await page.unroute('**/_next/static/**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'Example tools' })).toBeVisible();
});
