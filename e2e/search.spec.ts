import { gzipSync } from 'node:zlib';
import { type Page, test } from '@playwright/test';
import { axeOn } from '@/scripts/check/artifact/accessibility/axe-on';
import { delayRequests } from './support/delay-requests';
import { expect } from './support/expect';
import { openStarted, openWithDataSaving, waitForIdle } from './support/open';
import { button, chosen, field, options, palette } from './support/search-palette';
import { sampleOf } from './support/sweep';

/** Files of the index that a page has requested. */
function indexRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/search-index/')) asked.push(pathname);
  });
  return asked;
}

/** Delays all scripts from now on; returns the function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  return delayRequests(page, '**/_next/**/*.js');
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

test.describe('the palette', () => {
  test('opens with its button, with / and with Ctrl K, and returns the focus', async ({ page }) => {
    await openStarted(page, '/components/button/overview');
    for (const open of [
      () => button(page).click(),
      () => page.keyboard.press('/'),
      () => page.keyboard.press('Control+k'),
    ]) {
      await button(page).focus();
      await open();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    }
    // A slash belongs to the text field in which it is typed.
    await page.getByRole('searchbox', { name: 'Filter components' }).press('/');
    await expect(palette(page)).toBeHidden();
  });

  test('loads nothing before intent', async ({ page }) => {
    const asked = indexRequests(page);
    await openStarted(page, '/components/button/overview');
    expect(asked).toEqual([]);
    await button(page).hover();
    await expect.poll(() => asked.length).toBeGreaterThan(1);
  });

  test('keeps text typed while it loads', async ({ page }) => {
    await openWithDataSaving(page, '/components/button/overview');
    const release = await holdScripts(page);
    await page.keyboard.press('/');
    await page.keyboard.type('dialox');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('g');
    await expect(palette(page)).toBeHidden();
    release();
    await expect(field(page)).toHaveValue('dialog');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('s');
    await expect(field(page)).toHaveValue('dialogs');
  });

  test('keeps text typed before the application has started', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/components/button/overview');
    await page.keyboard.press('/');
    await page.keyboard.type('tree');
    release();
    await expect(field(page)).toHaveValue('tree');
    await expect(options(page).first()).toBeVisible();
  });

  for (const query of sampleOf(['date picker', 'disableRipple', 'sticky header'], 3)) {
    test(`downloads at most 120 KB in total for ${query}`, { tag: '@sweep' }, async ({ page }) => {
      await openWithDataSaving(page, '/guides');
      const files = new Set<string>();
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (/^\/(_next\/static|search-index)\//.test(pathname)) files.add(pathname);
      });
      await search(page, query);
      await expect(palette(page).getByRole('status')).toHaveText(/\d/);
      const asked = [...files].join(' ');
      let total = 0;
      for (const file of files) {
        const body = await (await page.request.get(file)).body();
        total += gzipSync(body, { level: 9 }).length;
      }
      expect(asked).toMatch(/\/_next\/static\/.*\.js/);
      expect(asked).toContain('/search-index/');
      expect(total).toBeLessThanOrEqual(120 * 1024);
    });
  }

  test('finds, moves with keys and opens with Enter, at the member', async ({ page }) => {
    await openStarted(page, '/');
    await search(page, 'dialog ref close');
    await expect(chosen(page)).toContainText('MatDialogRef.close()');
    await expect(chosen(page)).toContainText('Method of MatDialogRef · Dialog › API');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    // Matches in texts are found after names, so the list may still grow.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
    }).toPass();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/components\/dialog\/api#MatDialogRef-close$/);
    await expect(palette(page)).toBeHidden();
    await expect(page.locator('#MatDialogRef-close')).toBeInViewport();
  });

  test('scrolls to a result on the current page', async ({ page }) => {
    await openStarted(page, '/components/dialog/api');
    await search(page, 'MatDialogRef.close');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    await expect(page.locator('#MatDialogRef-close')).toBeInViewport();
  });

  test('opens a result in a new tab with Ctrl Enter, and stays open', async ({ page, context }) => {
    await openStarted(page, '/');
    await search(page, 'toast');
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.keyboard.press('Control+Enter'),
    ]);
    await expect(opened).toHaveURL(/\/components\/snack-bar\/overview$/);
    await expect(palette(page)).toBeVisible();
  });

  test('highlights typed words, and filters by kind with Tab and arrow keys', async ({ page }) => {
    await openStarted(page, '/');
    await search(page, 'toggle');
    await expect(chosen(page).locator('mark')).toHaveText('toggle');
    await expect(palette(page).getByRole('group', { name: 'API' })).toBeVisible();
    await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results\.$/);
    // Two results with the same name say in which section each is.
    await field(page).fill('dialog');
    await expect(options(page).filter({ hasText: /^Dialog\s*Components · / })).toBeVisible();
    await expect(options(page).filter({ hasText: /^Dialog\s*CDK · / })).toBeVisible();

    await field(page).fill('button');
    await expect(chosen(page)).toContainText('Button');
    await page.keyboard.press('Tab');
    await expect(palette(page).getByRole('radio', { name: 'All' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(palette(page).getByRole('radio', { name: /^API/ })).toBeChecked();
    await expect(palette(page).getByRole('group')).toHaveCount(2);
    await expect(chosen(page)).toContainText('MatButton');
  });

  test('shows a preview of the active result beside the list', async ({ page }) => {
    await openStarted(page, '/');
    await search(page, 'MatSnackBar.open');
    const answer = palette(page).getByRole('region', { name: 'Answer' });
    await expect(answer).toContainText('open(message: string');
    const preview = palette(page).getByRole('region', { name: 'Preview' });
    await field(page).fill('toast');
    await expect(preview.locator('svg')).toBeVisible();
    // A shape with an unknown class would be black.
    const fills = await preview
      .locator('svg > *')
      .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill));
    expect(fills).not.toHaveLength(0);
    expect(fills).not.toContain('rgb(0, 0, 0)');
  });

  test('answers with the import of a symbol, which Ctrl C copies', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openStarted(page, '/');
    await search(page, 'MatSnackBar.open');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const line = "import { MatSnackBar } from '@angular/material/snack-bar';";
    const answer = palette(page).getByRole('region', { name: 'Answer' });
    await expect(answer).toContainText(line);
    await answer.getByRole('button', { name: 'Copy the signature' }).click();
    await expect.poll(copied).toMatch(/^open\(message: string.*\): MatSnackBarRef<.*>$/);
    await field(page).press('Control+c');
    await expect.poll(copied).toBe(line);
    // Selected text is what the visitor wants to copy.
    await field(page).press('Control+a');
    await field(page).press('Control+c');
    await expect.poll(copied).toBe('MatSnackBar.open');
  });

  test('answers an error with its cure, and fills a narrow screen', async ({ page }) => {
    await openStarted(page, '/');
    await search(page, 'NG0201: No provider found for DateAdapter');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await field(page).fill('NG0201: No provider found for DateAdapter');
      const answer = palette(page).getByRole('region', { name: 'Answer' });
      await expect(answer).toContainText('provideNativeDateAdapter()');
      await expect(answer.getByRole('button', { name: 'Copy the cure' })).toBeVisible();
      await expect(chosen(page)).toBeInViewport();
      await field(page).fill('toast');
      await expect(chosen(page)).toContainText('Snack bar');
      // A narrow screen has room for answers only.
      const preview = palette(page).getByRole('region', { name: 'Preview' });
      await expect(preview).toBeVisible({ visible: width === 1280 });
    }
    await page.setViewportSize({ width: 360, height: 640 });
    await expect
      .poll(() => palette(page).boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 360, height: 640 });
    await palette(page).getByRole('button', { name: 'Close search' }).click();
    await expect(palette(page)).toBeHidden();
  });

  test('remembers recent pages until they are cleared', async ({ page }) => {
    await openStarted(page, '/guide/theming');
    await page.getByRole('link', { name: 'CDK', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
    await page.keyboard.press('/');
    const recent = palette(page).getByRole('region', { name: 'Recent pages' });
    await expect(recent.getByRole('link', { name: /^Theming/ })).toBeVisible();
    await recent.getByRole('button', { name: 'Clear' }).click();
    await expect(recent).toBeHidden();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(recent).toBeHidden();
  });

  // A light and a dark theme, each in one of the two layouts.
  for (const [theme, width] of [
    ['indigo-pink', 1280],
    ['purple-green', 360],
  ] as const) {
    test(`has no violations in ${theme} at ${width}px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openStarted(page, `/?theme=${theme}`);
      await search(page, 'MatDialog.open');
      await expect(palette(page).getByRole('region', { name: 'Answer' })).toContainText('import');
      const { violations } = await axeOn(page).include('[role=dialog]').analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([]);
    });
  }
});

test('left open on a page, it does not open again after coming back', async ({ page }) => {
  await openStarted(page, '/guides');
  await page.getByRole('link', { name: 'CDK', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(palette(page)).toBeVisible();
  // The first time, back closes it.
  await page.evaluate(() => history.back());
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
  await waitForIdle(page);
  await expect(palette(page)).toBeHidden();
});
