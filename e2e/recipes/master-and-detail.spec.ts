import { test } from '@playwright/test';
import { expect } from '../support/expect';
import { Stage } from '../support/stage';

test('entries are read one after the other while both panes are visible', async ({ page }) => {
  const stage = await Stage.serve(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await stage.mount('list-master-detail');
  await page.getByLabel('Filter requests').focus();
  await stage.pressTo('Tab', /Squeaking brakes/);
  await stage.press('Enter');
  await expect(page.getByRole('heading', { name: 'Squeaking brakes' })).toBeVisible();
  await stage.expectFocus(/Squeaking brakes/);
  await expect(page.getByText('Details of “Squeaking brakes” are shown.')).toBeAttached();
  await stage.pressTo('ArrowDown', /Cargo bike/);
  await stage.press('Enter');
  await expect(page.getByText('Is a cargo bike free until Sunday?')).toBeVisible();
  await stage.pressTo('Tab', 'Mark as done');
  await stage.press('Enter');
  await stage.expectFocus('Done');
  await expect(page.getByRole('option', { name: /Cargo bike/ })).toContainText('done');
});

test('on a phone, the detail takes the place and the focus of the list, and returns both', async ({
  page,
}) => {
  const stage = await Stage.serve(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await stage.mount('list-master-detail');
  const list = page.getByRole('listbox', { name: 'Requests' });
  await page.getByLabel('Filter requests').focus();
  await stage.pressTo('Tab', /Squeaking brakes/);
  await stage.pressTo('ArrowDown', /Cargo bike/);
  await stage.press('Enter');
  await stage.expectFocus('Cargo bike for a weekend');
  await expect(list).toBeHidden();
  await stage.press('Escape');
  await expect(list).toBeVisible();
  await stage.expectFocus(/Cargo bike/);

  await stage.press('Enter');
  await stage.expectFocus('Cargo bike for a weekend');
  await page.getByRole('button', { name: 'Back to all requests' }).click();
  await stage.expectFocus(/Cargo bike/);
});
