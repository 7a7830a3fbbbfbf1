import { type Page, test } from '@playwright/test';
import { expect } from '../support/expect';
import { openStarted } from '../support/open';
import { field, palette } from '../support/search-palette';

/** Makes a method of all elements fail until the returned function is called. */
async function breakMethod(page: Page, name: 'scrollIntoView' | 'toggleAttribute') {
  await page.evaluate((method) => {
    const own: unknown = Reflect.get(Element.prototype, method);
    const broken = () => {
      throw new Error('broken by a test');
    };
    Reflect.set(Element.prototype, method, broken);
    addEventListener('repair', () => void Reflect.set(Element.prototype, method, own));
  }, name);
  return () => page.evaluate(() => void dispatchEvent(new Event('repair')));
}

const broke = (page: Page) => page.getByRole('heading', { name: 'This page broke' });

test('a search that fails leaves the page, and can be tried again', async ({ page }) => {
  await openStarted(page, '/components/button/overview');
  const repair = await breakMethod(page, 'scrollIntoView');
  await page.keyboard.press('/');
  await field(page).fill('dialog');
  const note = page.getByRole('alert').filter({ hasText: 'The search failed in your browser.' });
  await expect(note).toBeVisible();
  await expect(palette(page)).toBeHidden();
  await expect(broke(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select a theme' })).toBeVisible();
  await repair();
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(note).toBeHidden();
  await page.keyboard.press('/');
  await field(page).fill('dialog');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a filter that fails leaves the list', async ({ page }) => {
  await openStarted(page, '/guide/api-changes');
  const repair = await breakMethod(page, 'toggleAttribute');
  await page.getByRole('searchbox', { name: 'Filter changes' }).fill('button');
  const note = page.getByRole('alert').filter({ hasText: 'The filter failed in your browser.' });
  await expect(note).toBeVisible();
  await expect(broke(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Version 21/ })).toBeAttached();
  await repair();
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('searchbox', { name: 'Filter changes' })).toBeVisible();
});
