import { type Locator, type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { expect } from '../support/expect';
import { openStarted } from '../support/open';
import { field, options } from '../support/search-palette';

/** Opens the first result of a search with the keyboard. */
async function openFirst(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await field(page).fill(query);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

const background = (element: Locator) =>
  element.evaluate((each) => getComputedStyle(each).backgroundColor);

test('a row that a search led to is marked as after a full load, until the next navigation', async ({
  page,
}) => {
  const address = '/components/form-field/styling#mat-form-field-outlined-outline-color';
  const row = page.locator('#mat-form-field-outlined-outline-color');
  await page.goto(address);
  const marked = await background(row);

  await openStarted(page, '/components/form-field/overview');
  await openFirst(page, 'mat-form-field-outlined-outline-color');
  await expect(page).toHaveURL(address);
  await expect.poll(() => background(row)).toBe(marked);
  await expect(page.locator(hooked('arrived'))).toHaveCount(1);

  await page.locator('tr[id] th a').first().click();
  await expect(page.locator(hooked('arrived'))).toHaveCount(0);
  expect(await background(row)).not.toBe(marked);
});

test('a method and a section that a search led to are marked', async ({ page }) => {
  await openStarted(page, '/guides');
  await openFirst(page, 'MatDialogRef.close');
  await expect(page).toHaveURL('/components/dialog/api#MatDialogRef-close');
  const method = page.locator('#MatDialogRef-close');
  await expect(method).toBeInViewport();
  await expect(method).toHaveAttribute(hooked('arrived').slice(1, -1), '');

  await openFirst(page, 'disable dates');
  await expect(page).toHaveURL('/components/datepicker/overview#limit-the-dates');
  const heading = page.locator('#limit-the-dates');
  await expect(heading).toBeInViewport();
  await expect(heading).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator(hooked('arrived'))).toHaveCount(1);
});

test('a title that gets the focus from a script has no ring, a link that gets it by key has one', async ({
  page,
}) => {
  await openStarted(page, '/guides');
  await openFirst(page, 'theming');
  await expect(page).toHaveURL('/guide/theming');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
});
