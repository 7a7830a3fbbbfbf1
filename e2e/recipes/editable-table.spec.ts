import { test } from '@playwright/test';
import { expect } from '../support/expect';
import { Stage } from '../support/stage';

test('rows of an editable table are added and deleted with the keyboard', async ({ page }) => {
  const stage = await Stage.serve(page);
  await stage.enter('table-editable');
  await stage.expectFocus('Add a part');
  await stage.press('Enter');
  await stage.expectFocus('Part');
  await stage.press('Enter');
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await stage.expectFocus('Part');
  await page.keyboard.type('Pedal');
  await stage.pressTo('Tab', 'In stock');
  await stage.pressTo('Tab', 'Price in dollars');
  await stage.press('ControlOrMeta+a');
  await page.keyboard.type('21');
  await stage.press('Enter');
  await stage.expectFocus('Edit Pedal');
  await expect(page.getByRole('row').nth(1)).toContainText('$21.00');

  await stage.pressTo('Tab', 'Delete Pedal');
  await stage.press('Enter');
  await stage.expectFocus('Edit Brake pads');
  await expect(page.getByText('Pedal deleted')).toBeVisible();
});

test('a row does not change its height when it is edited', async ({ page }) => {
  const stage = await Stage.serve(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await stage.mount('table-editable');
  const last = page.getByRole('row', { name: /Bell/ });
  const before = await last.boundingBox();
  await page.getByRole('button', { name: 'Edit Saddle' }).click();
  await stage.expectFocus('Part');
  expect(Math.abs(((await last.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
});
