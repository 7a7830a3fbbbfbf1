import { test } from '@playwright/test';
import { expect } from '../support/expect';
import { Stage } from '../support/stage';

test.describe('settings with unsaved changes', () => {
  test('are left, kept and discarded with the keyboard', async ({ page }) => {
    const stage = await Stage.serve(page);
    await stage.mount('dialog-unsaved-changes');
    const name = page.getByLabel('Name of the workshop');
    await name.focus();
    await page.keyboard.type('!');
    await expect(page.getByRole('status')).toHaveText('You have unsaved changes.');
    await page.getByRole('tab', { name: 'Team' }).focus();
    await stage.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await stage.expectFocus('Keep editing');
    await stage.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await stage.expectFocus('Team');
    await expect(name).toHaveValue(/!/);

    await stage.press('Enter');
    await stage.expectFocus('Keep editing');
    await stage.pressTo('Tab', 'Discard');
    await stage.press('Enter');
    await expect(page.getByText('Mei Castell')).toBeVisible();
    await stage.expectFocus('Team');
  });

  test('are saved with Enter, and the focus stays in the field', async ({ page }) => {
    const stage = await Stage.serve(page);
    await stage.mount('dialog-unsaved-changes');
    await page.getByLabel('Name of the workshop').focus();
    await page.keyboard.type('!');
    await stage.press('Enter');
    await expect(page.getByRole('status')).toHaveText('All changes are saved.');
    await stage.expectFocus('Name of the workshop');
  });

  test('make the browser ask before the tab closes', async ({ page }) => {
    const stage = await Stage.serve(page);
    await stage.mount('dialog-unsaved-changes');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual([]);

    await stage.mount('dialog-unsaved-changes');
    await page.getByLabel('Name of the workshop').focus();
    await page.keyboard.type('!');
    await expect(page.getByRole('status')).toHaveText('You have unsaved changes.');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
  });
});
