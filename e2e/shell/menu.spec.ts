import { type Page, test } from '@playwright/test';
import { expect } from '../support/expect';
import { openWithDataSaving, start, waitForIdle } from '../support/open';

const trigger = (page: Page) => page.getByRole('button', { name: 'Select a theme' });
const item = (page: Page, name: string) => page.getByRole('menuitemradio', { name });

/** URLs of scripts that load from now on. */
function scriptsOf(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test.beforeEach(({ page }) => page.goto('/guides'));

test('panel and items keep their measures', async ({ page }) => {
  for (const width of [360, 700, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Select a theme', 'Select a version']) {
      await page.getByRole('button', { name }).click();
      const menu = page.getByRole('menu');
      await expect(menu.locator('[role^="menuitem"]').first()).toBeVisible();
      const panel = await menu.boundingBox();
      expect(panel?.width).toBeGreaterThanOrEqual(112);
      expect(panel?.width).toBeLessThanOrEqual(280);
      for (const entry of await menu.locator('[role^="menuitem"]').all()) {
        expect((await entry.boundingBox())?.height).toBeCloseTo(48, 3);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  }
});

test('the sizes are in pixels for any font size, and a long title is truncated', async ({
  page,
}) => {
  await page.route('**/assets/versions.json', (route) =>
    route.fulfill({ json: [{ title: 'A version with a very long title', url: 'https://a.test' }] }),
  );
  await page.addStyleTag({ content: 'html { font-size: 32px }' });
  for (const [name, entry] of [
    ['Select a theme', 'Deep Purple & Amber'],
    ['Select a version', 'A version with a very long title'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    const menu = page.getByRole('menu');
    const long = menu.getByRole(/theme/.test(name) ? 'menuitemradio' : 'menuitem', {
      name: entry,
      exact: true,
    });
    await expect(long).toBeVisible();
    expect((await long.boundingBox())?.height).toBeCloseTo(48, 3);
    expect((await menu.boundingBox())?.width).toBeLessThanOrEqual(280);
    await page.keyboard.press('Escape');
  }
});

test('it closes when the window gets too narrow for its button', async ({ page }) => {
  await page.setViewportSize({ width: 340, height: 640 });
  await trigger(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('menu')).toBeHidden();
});

test('its code is preloaded, or loaded on the first press with data saving', async ({
  page,
  context,
}) => {
  const ahead = scriptsOf(page);
  await start(page);
  await waitForIdle(page);
  const saving = await context.newPage();
  const scripts = scriptsOf(saving);
  await openWithDataSaving(saving, '/guides');
  await waitForIdle(saving);
  const before = scripts.length;
  // A press without hover or focus before it.
  await trigger(saving).evaluate((button: HTMLElement) => button.click());
  await expect(saving.getByRole('menu')).toBeVisible();
  const itsOwn = scripts.slice(before);
  expect(itsOwn).not.toEqual([]);
  await expect.poll(() => new Set(ahead).isSupersetOf(new Set(itsOwn))).toBe(true);
});

test('keys open it, move through it and close it', async ({ page }) => {
  await trigger(page).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Match system')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'Deep Purple & Amber')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Theme builder' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(item(page, 'Match system')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(trigger(page)).toBeFocused();
  await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(item(page, 'Match system')).toBeFocused();
});

test('typing finds an item 200 ms after the last letter, and wraps around', async ({ page }) => {
  await trigger(page).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Match system')).toBeFocused();
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.press('p');
  await page.clock.runFor(150);
  await expect(item(page, 'Match system')).toBeFocused();
  await page.keyboard.press('u');
  await page.clock.runFor(150);
  await expect(item(page, 'Match system')).toBeFocused();
  await page.clock.runFor(60);
  await expect(item(page, 'Purple & Green')).toBeFocused();
  await page.keyboard.press('d');
  await page.clock.runFor(210);
  await expect(item(page, 'Deep Purple & Amber')).toBeFocused();
  await page.keyboard.press('Control+p');
  await page.clock.runFor(210);
  await expect(item(page, 'Deep Purple & Amber')).toBeFocused();
});

test('a press outside and a second press on the button close it', async ({ page }) => {
  await trigger(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  await trigger(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await trigger(page).click();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('navigation closes it', async ({ page }) => {
  await start(page);
  await page.getByRole('link', { name: /^Theming Add/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Theming' })).toBeVisible();
  await trigger(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('a menu whose code does not load shows a message and opens on the next press', async ({
  page,
}) => {
  await openWithDataSaving(page, '/guides');
  await page.route('**/_next/static/**', (route) => route.abort());
  await trigger(page).click();
  await expect(page.getByText('The menu could not be loaded.')).toBeAttached();
  await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
  await page.unroute('**/_next/static/**');
  await trigger(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await trigger(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const running = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation.playState === 'running').length,
  );
  expect(running).toBe(0);
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element);
      return [animationDuration, transitionDuration];
    }),
  );
  expect(durations.filter((value) => parseFloat(value) > 0)).toEqual([]);
});

test('a space inside a name is part of the name', async ({ page }) => {
  await trigger(page).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Match system')).toBeFocused();
  // The clock is stopped, so that a slow machine does not type too slowly.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('pink &');
  await page.clock.runFor(210);
  await expect(item(page, 'Pink & Blue-gray')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'indigo-pink');
});

test('Tab closes it and continues from the button', async ({ page }) => {
  await trigger(page).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, 'Match system')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Source on GitHub' })).toBeFocused();
});
