import { type Locator, type Page, test } from '@playwright/test';
import { expect } from '../support/expect';
import { Stage } from '../support/stage';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const destination = (page: Page, name: string | RegExp) =>
  nav(page).getByRole('link', { name, exact: true });
const more = (page: Page) => nav(page).getByRole('button', { name: 'More' });
const heading = (page: Page) => page.getByRole('heading', { level: 2 });

/** The place of an element in the window. */
async function boxOf(element: Locator): Promise<DOMRect> {
  return element.evaluate((node) => node.getBoundingClientRect());
}

/** The places of a destination's icon, which is a word in a font, and of its name. */
const faceOf = (settings: Locator) =>
  Promise.all([
    boxOf(settings.getByText('settings', { exact: true })),
    boxOf(settings.getByText('Settings', { exact: true })),
  ]);

let stage: Stage;

test.beforeEach(async ({ page }) => {
  stage = await Stage.serve(page);
});

test('is a bar below the page on a phone, with a sheet for the rest', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await stage.enter('sidenav-app-shell');
  await stage.expectFocus('Skip to the page');
  expect((await boxOf(nav(page))).top).toBeGreaterThan((await boxOf(heading(page))).bottom);
  await expect(destination(page, /Settings/)).toBeHidden();

  await stage.pressTo('Tab', /^Today/);
  await stage.pressTo('Tab', /^Berths/);
  await stage.press('Enter');
  await stage.expectFocus('Berths');
  await expect(heading(page)).toBeFocused();
  await expect(destination(page, /^Berths/)).toHaveAttribute('aria-current', 'page');

  await more(page).focus();
  await stage.press('Enter');
  await stage.expectFocus(/Weather/);
  await stage.press('Escape');
  await expect(more(page)).toBeFocused();

  await stage.press('Enter');
  await stage.pressTo('Tab', /Settings/);
  await stage.press('Enter');
  await expect(heading(page)).toHaveText('Settings');
  await expect(heading(page)).toBeFocused();
});

test('is a rail beside the page on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 740 });
  await stage.mount('sidenav-app-shell');
  const settings = destination(page, /^Settings/);
  await expect(settings).toBeVisible();
  await expect(more(page)).toBeHidden();
  expect((await boxOf(nav(page))).right).toBeLessThan((await boxOf(heading(page))).left);
  const [icon, name] = await faceOf(settings);
  expect(name.top).toBeGreaterThanOrEqual(icon.bottom);
});

test('is a drawer with names beside the icons on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await stage.mount('sidenav-app-shell');
  const settings = destination(page, /^Settings/);
  const [icon, name] = await faceOf(settings);
  expect(name.left).toBeGreaterThanOrEqual(icon.right);
  expect(name.top).toBeLessThan(icon.bottom);
});

test('closes the sheet and keeps the focus when the window becomes wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await stage.mount('sidenav-app-shell');
  await more(page).focus();
  await stage.press('Enter');
  await stage.expectFocus(/Weather/);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'More' })).toBeHidden();
});

test('skips the navigation', async ({ page }) => {
  await stage.enter('sidenav-app-shell');
  await stage.press('Enter');
  await expect(heading(page)).toBeFocused();
});
