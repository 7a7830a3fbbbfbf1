import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { axeOn } from '@/scripts/check/artifact/accessibility/axe-on';
import { delayApp } from './support/delay-requests';
import { engine } from './support/engine';
import { expect } from './support/expect';
import { recordShifts, shiftsOf } from './support/layout-shifts';
import { openStarted, start, waitForIdle } from './support/open';

const light = (page: Page) => page.getByRole('region', { name: 'Components in light' });
const dark = (page: Page) => page.getByRole('region', { name: 'Components in dark' });
/** A filled button of a sheet, which has the primary color. */
const filled = (sheet: ReturnType<typeof light>) => sheet.getByRole('button', { name: 'Book' });
const ownColors = (page: Page) => page.getByRole('switch', { name: 'Use your colors in the docs' });
const chip = (page: Page) => page.getByRole('button', { name: /^Your colors ?: end$/ });
const code = (page: Page) => page.locator('[id^="theme-files-panel"]:not([hidden])');

test('a color changes the sheet, the roles, the files and the URL; the used color is said', async ({
  page,
}) => {
  await openStarted(page, '/theme-builder');
  await expect(filled(light(page))).toHaveCSS('background-color', 'rgb(67, 85, 185)');
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('#00696d');
  await expect(filled(light(page))).toHaveCSS('background-color', 'rgb(0, 105, 109)');
  await expect(filled(dark(page))).not.toHaveCSS('background-color', 'rgb(0, 105, 109)');
  await expect(page.getByRole('row', { name: /^primary with on-primary/ })).toContainText(
    '#00696d',
  );
  await expect(code(page)).toContainText('40: #00696d');
  await expect(page).toHaveURL(/\?primary=00696d$/);

  await page.getByRole('tab', { name: 'CLI command' }).click();
  await expect(code(page)).toHaveText(
    'npx ng generate @angular/material:theme-color --primary-color="#00696d" --directory=src/ --defaults',
  );

  // Which color is used instead of the chosen one, with the switch that keeps it.
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('#7a1fa2');
  await expect(page.getByText(/Your color\s+#7a1fa2\s+→ used:\s+#8c34b3/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Keep my colors exact' }).check();
  await expect(filled(light(page))).toHaveCSS('background-color', 'rgb(122, 31, 162)');

  await page.getByRole('tab', { name: 'Design tokens' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('theme.tokens.json');
  const tokens: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(tokens).toHaveProperty('color.light.primary.$value.hex', '#7a1fa2');
});

test('controls and code stay in reach down the page', async ({ page }) => {
  await openStarted(page, '/theme-builder');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('heading', { name: 'Color roles' }).scrollIntoViewIfNeeded();
    if (width < 960) await page.getByRole('button', { name: 'Edit theme' }).click();
    const primary = page.getByRole('textbox', { name: 'Primary', exact: true });
    await expect(primary).toBeInViewport();
    if (width < 960) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Edit theme' })).toBeFocused();
    }
    await page.getByRole('button', { name: 'Get the code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Code of your theme' });
    await expect(dialog.getByRole('tabpanel')).toContainText('@include mat.theme(');
    await dialog.getByRole('tab', { name: 'CSS' }).click();
    await expect(dialog.getByRole('tabpanel')).toContainText('--mat-sys-primary');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Get the code' })).toBeFocused();
  }
});

test('changes can be undone and redone, and are kept on reload', async ({ page }) => {
  await openStarted(page, '/theme-builder');
  const density = page.getByRole('slider', { name: 'Density' });
  await density.focus();
  await density.press('Home');
  // The notice covers part of the panel, which cannot scroll further.
  await page.getByRole('button', { name: 'Ok, Got it' }).click();
  await page.getByText('Square', { exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'Standard' }).last()).toBeChecked();
  await expect(density).toHaveValue('-5');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('radio', { name: 'Square' })).toBeChecked();
  await expect(page).toHaveURL(/density=-5&corners=square$/);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Square' })).toBeChecked();
  await expect(density).toHaveValue('-5');
  await expect(filled(light(page))).toHaveCSS('border-radius', '0px');
});

test('a shared theme is applied without interaction, and its invalid parameters are named', async ({
  page,
}) => {
  await page.goto('/theme-builder?primary=ff6600&exact=yes&plain=%3Cscript%3E&density=-99');
  await expect(filled(light(page))).toHaveCSS('background-color', 'rgb(255, 102, 0)');
  await expect(page.getByText(/invalid \((?:density, plain|plain, density)\)/)).toBeVisible();
  await expect(page.getByText(/below WCAG AA/)).toBeVisible();
});

test("the docs use the reader's colors until the chip ends that", async ({ page }) => {
  await openStarted(page, '/theme-builder?primary=00696d');
  await expect(filled(light(page))).toHaveCSS('background-color', 'rgb(0, 105, 109)');
  await expect(chip(page)).toBeHidden();
  await ownColors(page).click();
  await expect(ownColors(page)).toBeChecked();

  await page.goto('/components/button/overview');
  await expect(chip(page)).toBeVisible();
  const teal = 'rgb(0, 105, 109)';
  const button = page.locator('[data-live-host] .mat-mdc-unelevated-button:enabled').first();
  await expect(button).toHaveCSS('background-color', teal);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('indigo-pink');

  await start(page);
  await chip(page).click();
  await expect(chip(page)).toBeHidden();
  await expect(button).not.toHaveCSS('background-color', teal);
  await expect(page.getByText(/colors of the site again/)).toBeAttached();
  await page.reload();
  await expect(chip(page)).toBeHidden();
});

test('a failure to load shows a message, and can be retried', async ({ page }) => {
  let refuse = true;
  await page.route('**/assets/theme-data.json', (route) =>
    refuse ? route.abort() : route.continue(),
  );
  await openStarted(page, '/theme-builder');
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('#ff0000');
  await expect(page.getByText('The theme engine did not load')).toBeVisible();
  refuse = false;
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('The theme engine did not load')).toBeHidden();
  await expect(filled(light(page))).toHaveCSS('background-color', 'rgb(192, 1, 0)');
});

test('the theme menu and the styling tabs link to the builder', async ({ page }) => {
  await openStarted(page, '/components/button/styling');
  await page.getByRole('button', { name: 'Select a theme' }).click();
  await page.getByRole('menuitem', { name: 'Theme builder' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Theme builder' })).toBeVisible();
  for (const address of ['/', '/guide/theming', '/components/button/styling']) {
    await page.goto(address);
    await expect(page.getByRole('main').locator('a[href="/theme-builder"]')).toHaveCount(1);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the default theme and its files are shown', async ({ page }) => {
    await page.goto('/theme-builder');
    await expect(filled(dark(page))).toBeVisible();
    await expect(page.getByText('The theme builder needs JavaScript.')).toBeVisible();
    await expect(page.getByText('@include mat.theme(')).toBeVisible();
  });
});

for (const [width, theme] of [
  [360, 'purple-green'],
  [1280, 'indigo-pink'],
] as const) {
  test(`it fits and is accessible at ${width}px in ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStarted(page, `/theme-builder?theme=${theme}`);
    await ownColors(page).click();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    const { violations } = await axeOn(page)
      .exclude('[data-live-host]')
      // Swatches show the theme's pairs even if their contrast is too low; the page lists those.
      .exclude('span[aria-hidden][style]')
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}

test('nothing shifts while it starts', async ({ page }) => {
  // Tall enough for both examples of the preview, whose style sheets come after the first paint.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await recordShifts(page);
  await openStarted(page, '/theme-builder');
  await expect(page.locator('live-example[data-live="live"]').first()).toBeAttached();
  await waitForIdle(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test(
  'a phone lays out the first screens, and the rest when the reader is near',
  { tag: engine },
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await recordShifts(page);
    // Otherwise the rest would be laid out when the browser is idle.
    const release = await delayApp(page);
    await page.goto('/theme-builder');
    // The script that could display them has run.
    await page.evaluate(async () => {
      await customElements.whenDefined('live-example');
    });
    await waitForIdle(page);
    const laidOut = await page.evaluate(
      () =>
        [...document.body.querySelectorAll('*')].filter((element) =>
          element.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
    console.log(`Theme builder, laid out on a phone: ${laidOut} elements.`);
    // The preview begins in the first screen; its dark half is far down.
    expect(laidOut).toBeLessThan(1100);
    await expect(filled(dark(page))).toBeHidden();

    release();
    await start(page);
    await expect(page.locator(hooked('farStage'))).toHaveCount(0);
    await expect(filled(light(page))).toBeVisible();
    await filled(dark(page)).scrollIntoViewIfNeeded();
    await expect(dark(page).locator(hooked('live')).first()).toHaveAttribute('data-live', 'live');
    const roles = page.getByRole('table', { name: 'System colors with their contrast' });
    await expect(roles.locator('..')).toHaveCSS('content-visibility', 'visible');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await waitForIdle(page);
    expect(await shiftsOf(page)).toEqual([]);
  },
);

test('nothing is deferred in print and in wide windows', async ({ page }) => {
  await page.route(/site\/early-/, (route) => route.abort());
  await page.goto('/theme-builder');
  await expect(filled(dark(page))).toBeVisible();
  await page.setViewportSize({ width: 412, height: 823 });
  await expect(filled(dark(page))).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(filled(dark(page))).toBeVisible();
});

test('its own files are less than 60 KB', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/_next\/.*\.js$|theme-data\.json$/.test(pathname)) loaded.add(pathname);
  });
  await openStarted(page, '/guides');
  // Scripts preloaded for a first press belong to every page: waits until no more are requested.
  await waitForIdle(page);
  let known = 0;
  await expect.poll(() => known === (known = loaded.size), { intervals: [500] }).toBe(true);
  const shared = new Set(loaded);
  await openStarted(page, '/theme-builder?primary=00696d');
  await expect(filled(light(page))).toHaveCSS('background-color', 'rgb(0, 105, 109)');
  const own = [...loaded.difference(shared)];
  expect(own).toContain('/assets/theme-data.json');
  // Requested again, because the browser may have discarded the bodies of the responses.
  const sizes = await Promise.all(
    own.map(async (path) => gzipSync(await (await page.request.get(path)).body()).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`Theme builder of its own, gzip: ${(total / 1024).toFixed(1)} KB.`);
  expect(total).toBeLessThan(60 * 1024);
});
