import { test } from '@playwright/test';
import { hooked, hooks } from '@/lib/design/hooks';
import { expect } from './support/expect';
import { recordShifts, shiftsOf } from './support/layout-shifts';
import { openStarted, waitForIdle } from './support/open';

const tablePage = '/components/table/examples';

test('"On this page" lists all examples once, and a field filters them', async ({ page }) => {
  await openStarted(page, tablePage);
  const toc = page.getByRole('navigation', { name: 'On this page' });
  const stages = page.getByRole('main').locator(hooked('live'));
  // A test, and an example of the kind `listed`, have no stage.
  expect(await toc.getByRole('link').count()).toBeGreaterThanOrEqual(await stages.count());
  expect(await stages.count()).toBeGreaterThan(30);
  await page.getByRole('searchbox', { name: 'Filter examples' }).fill('sticky');
  const status = page.getByRole('status').filter({ hasText: /^\d+ of \d+ examples\.$/ });
  await expect(status).toBeVisible();
  const titles = page.locator('main h2[id$=-title]:visible');
  // Others have the word in their summary.
  await expect(titles.filter({ hasText: /sticky/i })).not.toHaveCount(0);
  await expect(titles).toHaveCount(Number.parseInt(await status.innerText()));
  await page.getByRole('searchbox', { name: 'Filter examples' }).fill('');
  await toc.getByRole('link').last().click();
  const id = new URL(page.url()).hash;
  await expect(page.locator(id)).toBeInViewport();
});

test('a page with many examples contains the first, and fetches others when the reader comes near', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, id] = /\/live\/stages\/([\w-]+)\.json/.exec(request.url()) ?? [];
    if (id !== undefined) fetched.push(id);
  });
  const deferredSheet = page.locator('link[href*="/live/material-table-deferred."]');
  await openStarted(page, tablePage);
  await waitForIdle(page);
  expect(fetched).toEqual([]);
  await expect(deferredSheet).toHaveCount(0);
  await expect(page.locator(`${hooked('live')}:not(${hooked('deferredStage')})`)).toHaveCount(1);

  const deferredStage = page.locator(`#table-selection ${hooked('live')}`);
  await deferredStage.scrollIntoViewIfNeeded();
  await expect(deferredStage).toHaveAttribute(hooks.live, 'live');
  expect(fetched).toContain('table-selection');
  await expect(deferredSheet).toHaveCount(1);
  expect(fetched.length).toBeLessThan(20);
});

test('a URL leads to an example far down, and nothing moves while examples load', async ({
  page,
}) => {
  await recordShifts(page);
  await openStarted(page, `${tablePage}#table-selection`);
  const card = page.locator('#table-selection');
  await expect(card.locator(hooked('live'))).toHaveAttribute(hooks.live, 'live');
  const title = card.getByRole('heading');
  const place = await title.boundingBox();
  await expect(title).toBeInViewport();
  for (let turn = 0; turn < 6; turn++) {
    await page.mouse.wheel(0, turn < 3 ? 1500 : -1500);
    await waitForIdle(page);
  }
  expect(await shiftsOf(page)).toEqual([]);
  expect((await title.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, -1);
});

test('an example that does not load shows a message, and loads on retry', async ({ page }) => {
  await page.route('**/live/stages/table-selection.json*', (route) => route.abort());
  await openStarted(page, `${tablePage}#table-selection`);
  const card = page.locator('#table-selection');
  await expect(card.getByRole('alert')).toHaveText(/This example did not load/);
  await page.unroute('**/live/stages/table-selection.json*');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.locator(hooked('live'))).toHaveAttribute(hooks.live, 'live');
  await expect(card.getByRole('table')).toBeVisible();
});

test('code that does not load shows a message, and loads on retry', async ({ page }) => {
  await page.route('**/live/code/button-overview.json*', (route) => route.abort());
  await openStarted(page, '/components/button/examples');
  const card = page.locator('#button-overview');
  await card.getByRole('button', { name: /^Code of/ }).click();
  await expect(card.getByRole('alert').filter({ hasText: 'This did not load.' })).toBeVisible();
  await page.unroute('**/live/code/button-overview.json*');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('tabpanel')).toContainText('button');
});

test('the selected language is shown on every page, before its scripts run', async ({ page }) => {
  await openStarted(page, '/components/button/examples');
  const card = page.locator('#button-overview');
  await card.getByRole('button', { name: /^Code of/ }).click();
  await card.getByRole('tab', { name: 'TypeScript' }).click();
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto('/components/dialog/examples/dialog-overview');
  const shown = page.locator('pre:visible');
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('export class DialogOverviewExample');
});

test('long lines are wrapped after switching it on, also later', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openStarted(page, '/components/dialog/examples/dialog-overview');
  const panel = page.getByRole('tabpanel');
  const overflow = () => panel.evaluate((code) => code.scrollWidth - code.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Wrap long lines' }).click();
  expect(await overflow()).toBe(0);
  await page.goto('/components/dialog/examples/dialog-data');
  expect(await overflow()).toBe(0);
});

test('the bar of an example is one row on a phone, and has the label "Code" if there is room', async ({
  page,
}) => {
  await openStarted(page, '/components/button/examples');
  const code = page.locator('#button-overview').getByRole('button', { name: /^Code of/ });
  await expect(code.getByText('Code', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(code.getByText('Code', { exact: true })).toBeHidden();
  const rows = await page.locator('#button-overview').evaluate((card) => {
    const controls = [...card.querySelectorAll('a, button')].filter(
      (control) => !control.closest('live-example'),
    );
    const boxes = controls.map((control) => control.getBoundingClientRect());
    const shown = boxes.filter(({ width }) => width > 0);
    const middles = shown.map(({ top, height }) => Math.round(top + height / 2));
    return { count: shown.length, spread: Math.max(...middles) - Math.min(...middles) };
  });
  expect(rows.count).toBeGreaterThan(2);
  expect(rows.spread).toBeLessThanOrEqual(2);
});
