import { type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { expect } from './support/expect';
import { openStarted } from './support/open';

const address = '/guide/api-changes';
const entries = (page: Page) => page.locator(hooked('change')).filter({ visible: true });
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'change' });

test('several filters apply to the changes at once, and going back undoes them', async ({
  page,
}) => {
  await page.goto(address);
  const all = await entries(page).count();
  expect(all).toBeGreaterThan(200);
  await page.getByRole('button', { name: /^Removed \d+$/ }).click();
  await expect(page).toHaveURL(`${address}?kind=removed`);
  const removed = await entries(page).count();
  expect(removed).toBeLessThan(all);
  await page.getByRole('button', { name: /^Angular CDK \d+$/ }).click();
  await expect(status(page)).toHaveText(new RegExp(`^\\d+ of ${all} changes\\.$`));
  const both = await entries(page).count();
  expect(both).toBeGreaterThan(0);
  expect(both).toBeLessThan(removed);
  for (const text of await entries(page).allTextContents()) expect(text).toMatch(/^Removed/);
  await page.goBack();
  await expect(entries(page)).toHaveCount(removed);
  await page.goBack();
  await expect(entries(page)).toHaveCount(all);
});

test('a URL contains the filters of the list', async ({ page }) => {
  await page.goto(`${address}?version=22.2,22.1&filter=mat`);
  await expect(status(page)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Filter changes' })).toHaveValue('mat');
  await expect(page.getByRole('heading', { name: /^Version 21/ })).toBeHidden();
  await expect(page.locator(`${hooked('toc')} a[href="#v21"]`)).toBeHidden();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: /^Version 21/ })).toBeVisible();
});

test('one item can be selected, and an empty result shows a message', async ({ page }) => {
  await openStarted(page, address);
  await page.getByRole('combobox', { name: 'Component' }).selectOption('material/datepicker');
  await expect(page).toHaveURL(`${address}?item=material%2Fdatepicker`);
  await expect(status(page)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter changes' }).fill('no such thing');
  await expect(status(page)).toHaveText('No changes match these filters.');
});

test('an API page leads to the changes of its item, and their counts follow the versions', async ({
  page,
}) => {
  await openStarted(page, '/components/chips/api');
  const link = page.getByRole('link', { name: /^\d+ changes since \d+$/ });
  const promised = Number.parseInt((await link.textContent()) ?? '', 10);
  await link.click();
  await expect(page).toHaveURL('/components/chips/changes');
  await expect(entries(page)).toHaveCount(promised);
  const added = page.getByRole('button', { name: /^New \d+$/ });
  const countOf = async () => Number.parseInt(((await added.textContent()) ?? '').slice(4), 10);
  const inAll = await countOf();
  expect(inAll).toBeLessThan(promised);

  await page.getByRole('combobox', { name: 'From version' }).selectOption('20');
  await page.getByRole('combobox', { name: 'To version' }).selectOption('21');
  await expect(page.getByRole('heading', { name: /^Version 21/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Version 22/ })).toBeHidden();
  expect(await countOf()).toBeLessThanOrEqual(inAll);
  await added.click();
  await expect(entries(page)).toHaveCount(await countOf());
});

test('the version picker leads to the changes', async ({ page }) => {
  await openStarted(page, '/components/button/overview');
  await page.getByRole('button', { name: /^Select a version/ }).click();
  await page.getByRole('menuitem', { name: 'API changes' }).click();
  await expect(page).toHaveURL(address);
});

test('without JavaScript everything is shown', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${address}?kind=removed`);
  expect(await entries(page).count()).toBeGreaterThan(200);
  await expect(page.getByRole('searchbox', { name: 'Filter changes' })).toBeHidden();
  await page.close();
});
