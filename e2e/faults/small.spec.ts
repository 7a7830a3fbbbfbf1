import { test } from '@playwright/test';
import { hooked, hooks } from '@/lib/design/hooks';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { expect } from '../support/expect';
import { breakRequests } from '../support/faults';
import { openStarted } from '../support/open';

test('an example whose stylesheet fails after a navigation shows a message, and throws nothing', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await openStarted(page, '/guides');
  const repair = await breakRequests(page, '**/live/*.css', 'fails');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/components/badge/examples/badge-overview';
    link.textContent = 'To the example';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'To the example' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Badge');
  const told = page.getByText('did not load').filter({ visible: true }).first();
  await expect(told).toBeVisible();
  repair();
  await page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first().click();
  await expect(page.locator(hooked('live'))).toHaveAttribute(hooks.live, 'live');
  expect(errors).toEqual([]);
});

test('retrying an example by key keeps the focus position', async ({ page }) => {
  const repair = await breakRequests(page, '**/live/chunk-*.js', 'fails');
  await page.goto('/components/badge/examples/badge-overview');
  await simulateUserActivity(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.focus();
  repair();
  await page.keyboard.press('Enter');
  await expect(page.locator(hooked('live'))).toHaveAttribute(hooks.live, 'live');
  await expect(again).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('a menu fits into a narrow window, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 300, height: 640 });
  await openStarted(page, '/guides');
  await page.getByRole('button', { name: 'Select a version' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  const box = await menu.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(300);
  await page.setViewportSize({ width: 280, height: 640 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});
