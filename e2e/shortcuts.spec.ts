import { test } from '@playwright/test';
import { expect } from './support/expect';
import { openStarted } from './support/open';

test('? lists the shortcuts, and so does a button in the footer', async ({ page }) => {
  await openStarted(page, '/guides');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(dialog).toContainText('Search');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
  await button.click();
  await dialog.getByRole('button', { name: 'Close the list of shortcuts' }).click();
  await expect(button).toBeFocused();
});

test('a token copies its override in Sass and as a custom property', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStarted(page, '/components/button/styling');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Sass for filled-container-color', exact: true }).click();
  await expect
    .poll(copied)
    .toMatch(/@include mat\.button-overrides\(\(\s+filled-container-color: /);
  await page.getByRole('button', { name: 'CSS for --mat-button-filled-container-color' }).click();
  await expect.poll(copied).toMatch(/--mat-button-filled-container-color: .+;/);
});
