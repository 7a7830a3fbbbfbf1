import { type Page, test } from '@playwright/test';
import { z } from 'zod';
import { expect } from './support/expect';
import { openStarted } from './support/open';

const address = '/guide/component-status';
const names = (page: Page) =>
  page.getByRole('rowheader').filter({ visible: true }).getByRole('link').allTextContents();

test('the table is sorted by a press on a head, and the address keeps it', async ({ page }) => {
  await openStarted(page, address);
  const byName = await names(page);
  expect(byName.length).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'Size', exact: true }).click();
  await expect(page).toHaveURL(`${address}?sort=-size`);
  await expect(page.getByRole('columnheader', { name: 'Size' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const largest = await names(page);
  expect(largest).not.toEqual(byName);
  await page.getByRole('button', { name: 'Size', exact: true }).click();
  expect((await names(page))[0]).not.toBe(largest[0]);
  await page.goto(`${address}?sort=-size`);
  await expect.poll(() => names(page)).toEqual(largest);
});

test('rows are filtered by name, package and what they have', async ({ page }) => {
  await openStarted(page, address);
  await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Keyboard tested');
  await page.getByRole('button', { name: /^Angular CDK/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'components.' })).toBeVisible();
  const tested = await names(page);
  expect(tested).toContain('Listbox');
  expect(tested).not.toContain('Clipboard');
  await page.getByRole('searchbox', { name: 'Filter components' }).fill('listbox');
  await expect.poll(() => names(page)).toEqual(['Listbox']);
  await expect(page).toHaveURL(`${address}?only=keyboard&package=cdk&filter=listbox`);
});

test('an item leads to its row', async ({ page }) => {
  await openStarted(page, '/components/select/overview');
  await page.getByRole('button', { name: 'Page actions' }).click();
  await page.getByRole('link', { name: 'Component status' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${address}#material-select`);
  await expect(page.getByRole('row', { name: /^Select/ })).toBeInViewport();
});

test('phones show a card for each row, with the names of the columns', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(address);
  const card = page.getByRole('row', { name: /^Select/ });
  const box = await card.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(360);
  const labels = await card
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels).toContain('"Size"');
});

test('rows say which version added an item, back to the first stable one', async ({ page }) => {
  await page.goto(address);
  const newIn = async (name: RegExp) =>
    page.getByRole('row', { name }).locator('[data-label="New in"]').textContent();
  expect(await newIn(/^Timepicker/)).toBe('19');
  expect(await newIn(/^Drag and drop/i)).toBe('7');
  expect(await newIn(/^Select/)).toBe('≤ 5');
  await expect(page.getByText('every major since 5, the first stable one')).toBeVisible();
});

test('the same facts are a file for programs', async ({ page, request }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Page actions' }).click();
  const link = page.getByRole('link', { name: 'View as JSON' });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  const schema = z.object({
    columns: z.record(z.string(), z.string()),
    releases: z.array(z.string()).min(15),
    items: z.array(z.object({ name: z.string(), gzip: z.int().nullable() })),
  });
  const { items } = schema.parse(await answer.json());
  const sized = items.filter(({ gzip }) => gzip !== null && gzip > 0);
  expect(sized.length).toBeGreaterThan(items.length / 2);
});
