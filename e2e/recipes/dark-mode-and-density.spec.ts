import { test } from '@playwright/test';
import { expect } from '../support/expect';
import { Stage } from '../support/stage';

test('colors and density are chosen with the keyboard, and remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const stage = await Stage.serve(page);
  await stage.enter('button-toggle-display');
  const example = page.locator('button-toggle-display-example');
  const ground = () => example.evaluate((element) => getComputedStyle(element).backgroundColor);
  const height = async () => (await page.getByRole('option').first().boundingBox())?.height ?? 0;
  const light = await ground();
  const comfortable = await height();
  await stage.expectFocus('System');
  await stage.pressTo('ArrowRight', 'Light');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(await ground()).toBe(light);
  await stage.pressTo('ArrowRight', 'Dark');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await stage.pressTo('Tab', 'Comfortable');
  await stage.pressTo('ArrowRight', 'Compact');
  await expect.poll(height).toBeLessThan(comfortable);

  await page.reload();
  await stage.mount('button-toggle-display');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
  expect(await ground()).toBe(dark);
});

test('the default follows the scheme of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const stage = await Stage.serve(page);
  await stage.mount('button-toggle-display');
  const example = page.locator('button-toggle-display-example');
  const ground = () => example.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
});

test('a choice in one tab applies to the others', async ({ page, context }) => {
  const stage = await Stage.serve(page);
  await stage.mount('button-toggle-display');
  const other = await context.newPage();
  await (await Stage.serve(other)).mount('button-toggle-display');
  await other.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});
