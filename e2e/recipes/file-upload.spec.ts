import { test } from '@playwright/test';
import { expect } from '../support/expect';
import { Stage } from '../support/stage';

const photo = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.alloc(1000),
});

test('files are chosen, canceled, tried again and removed with the keyboard', async ({ page }) => {
  const stage = await Stage.serve(page);
  await stage.enter('progress-bar-file-upload');
  await stage.expectFocus('Choose photos');
  const choosing = page.waitForEvent('filechooser');
  await stage.press('Enter');
  await (await choosing).setFiles([photo('frame.png'), photo('fork.png')]);

  await page.getByRole('button', { name: 'Cancel frame.png' }).focus();
  await stage.press('Enter');
  await stage.expectFocus('Remove frame.png');
  await expect(page.getByRole('status')).toHaveText(/1 canceled/);
  await stage.pressTo('Shift+Tab', 'Try again: frame.png');
  await stage.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Uploading frame.png' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('2 of 2 uploaded.');

  await page.getByRole('button', { name: 'Remove frame.png' }).focus();
  await stage.press('Enter');
  await stage.expectFocus('Remove fork.png');
  await stage.press('Enter');
  await stage.expectFocus('Choose photos');
});

test('the focus stays on a button whose upload ends', async ({ page }) => {
  const stage = await Stage.serve(page);
  await stage.mount('progress-bar-file-upload');
  await page.locator('input[type=file]').setInputFiles([photo('frame.png')]);
  await page.getByRole('button', { name: 'Cancel frame.png' }).focus();
  await expect(page.getByRole('status')).toHaveText('1 of 1 uploaded.');
  await stage.expectFocus('Remove frame.png');
});

test('what the server would refuse is named at once', async ({ page }) => {
  const stage = await Stage.serve(page);
  await stage.mount('progress-bar-file-upload');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await page.locator('input[type=file]').setInputFiles([notes]);
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText(
    'This file is not an image.',
  );
});
