import { type Page, test } from '@playwright/test';
import { axeOn } from '@/scripts/check/artifact/accessibility/axe-on';
import { expect } from '../support/expect';
import { makeLive } from '../support/live-examples';
import { openStarted } from '../support/open';
import { Stage } from '../support/stage';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search', exact: true });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the museum' });

test('the dialog passes axe with results, with none and after a failure', async ({ page }) => {
  const stage = await Stage.serve(page);
  const violations = async () => {
    const result = await axeOn(page).include('mat-dialog-container').analyze();
    return result.violations.map(({ id }) => id);
  };
  await stage.enter('dialog-global-search');
  await stage.press('Enter');
  await expect(field(page)).toBeFocused();
  expect(await violations()).toEqual([]);
  await page.keyboard.type('sea');
  await expect(dialog(page).getByRole('option')).toHaveCount(3);
  await expect(page.locator('.cdk-live-announcer-element')).toHaveText('3 results for sea');
  expect(await violations()).toEqual([]);
  await page.keyboard.type('weed');
  await expect(dialog(page)).toContainText('Nothing matches “seaweed”.');
  expect(await violations()).toEqual([]);
  await stage.press('Escape');
  await page.getByRole('switch', { name: 'Server fails' }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('sea');
  await expect(dialog(page).getByRole('alert')).toContainText('The search failed.');
  expect(await violations()).toEqual([]);
  await stage.pressTo('Tab', 'Close the search');
  await stage.pressTo('Tab', 'Try again');
});

test('fills the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStarted(page, '/guide/recipe-global-search');
  await makeLive(page);
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(field(page)).toBeFocused();
  const { x, y, width, height } = await dialog(page).evaluate((node) =>
    node.getBoundingClientRect(),
  );
  expect({ x, y, height }).toEqual({ x: 0, y: 0, height: 740 });
  // A scroll bar beside the page stays.
  expect(width).toBeGreaterThan(340);
});

test('its shortcut leaves the search of the site closed', async ({ page }) => {
  await openStarted(page, '/guide/recipe-global-search');
  await makeLive(page);
  await page.getByRole('button', { name: 'Search', exact: true }).last().focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
