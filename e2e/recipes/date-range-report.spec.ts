import { test } from '@playwright/test';
import { expect } from '../support/expect';
import { Stage } from '../support/stage';

test('a report is chosen by preset, by typing and in the calendar', async ({ page }) => {
  const stage = await Stage.serve(page);
  const report = page.getByRole('status');
  await stage.mount('date-range-picker-report');
  await expect(report).toContainText('Apr 20, 2027 to May 19, 2027');
  await stage.press('Tab');
  const period = page.getByRole('listbox', { name: 'Period' });
  await expect(period.locator(':focus')).toHaveCount(1);
  await page.getByRole('option', { name: 'Last 7 days' }).focus();
  await stage.press('Enter');
  await expect(report).toContainText('May 13, 2027 to May 19, 2027');

  await stage.pressTo('Tab', 'First day');
  await stage.press('Control+a');
  await page.keyboard.type('4/1/2027');
  await stage.pressTo('Tab', 'Last day');
  await stage.press('Control+a');
  await page.keyboard.type('4/30/2027');
  await expect(report).toContainText('Apr 1, 2027 to Apr 30, 2027');
  await expect(page.getByRole('option', { name: 'Last month' })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await stage.pressTo('Tab', 'Open calendar');
  await stage.press('Enter');
  await stage.expectFocus(/April 1, 2027/);
  await stage.press('Enter', 'ArrowRight', 'ArrowRight', 'Enter');
  await page.getByRole('button', { name: 'Apply' }).focus();
  await stage.press('Enter');
  await expect(report).toContainText('Apr 1, 2027 to Apr 3, 2027');
  await stage.expectFocus('Open calendar');
});
