import { type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { iconFont } from '@/lib/design/icon-font';
import { overlayContainer } from '@/lib/design/overlays';
import { expect } from './support/expect';
import { makeLive } from './support/live-examples';
import { openStarted, start } from './support/open';
import { siteStylesInExamples } from './support/site-styles';

test('styles of the site do not apply inside an example, even to classes of the same names', async ({
  page,
}) => {
  // Its examples use the classes `tab` and `stage`, as the site does.
  await openStarted(page, '/cdk/drag-drop/examples');
  await makeLive(page);
  expect(await siteStylesInExamples(page)).toEqual([]);
  // Within text, where code has a background.
  await openStarted(page, '/cdk/clipboard/overview');
  await makeLive(page);
  expect(await siteStylesInExamples(page)).toEqual([]);
});

test('nor do they apply to overlays of an example', async ({ page }) => {
  await openStarted(page, '/components/menu/overview');
  await page.locator(hooked('liveHost')).getByRole('button').first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await siteStylesInExamples(page)).toEqual([]);
});

test('an element inserted into an example gets only inherited styles of the site', async ({
  page,
}) => {
  await openStarted(page, '/cdk/drag-drop/examples');
  await makeLive(page);
  const looks = await page.evaluate((hosts) => {
    const host = document.querySelector(hosts);
    return ['tab', 'stage'].map((name) => {
      const element = document.createElement('div');
      element.className = name;
      host?.append(element);
      const { display, position, padding } = getComputedStyle(element);
      return `${display} ${position} ${padding}`;
    });
  }, hooked('liveHost'));
  expect(looks).toEqual(looks.map(() => 'block static 0px'));
});

test('overlays of an example keep the layered styles of their library', async ({ page }) => {
  await openStarted(page, '/components/dialog/overview');
  await page.locator(hooked('liveHost')).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const grounds = () =>
    page
      .locator(`${overlayContainer} *`)
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
  // The backdrop: black with an opacity of nearly a third.
  await expect.poll(grounds).toContain('rgba(0, 0, 0, 0.32)');
});

test('overlays add no layers, which would restyle the whole page', async ({ page }) => {
  await openStarted(page, '/components/dialog/overview');
  const inLayers = () =>
    page.evaluate(() =>
      [...document.styleSheets].flatMap(({ cssRules }) =>
        [...cssRules].flatMap((rule) => (rule instanceof CSSLayerBlockRule ? rule.name : [])),
      ),
    );
  const before = await inLayers();
  await page.locator(hooked('liveHost')).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await inLayers()).toEqual(before);
  expect(before).not.toContainEqual(expect.stringContaining('cdk'));
  await expect(page.locator(overlayContainer)).toHaveCSS('z-index', '1000');
  await expect(page.locator(overlayContainer)).toHaveCSS('position', 'fixed');
});

/** Expects that the icon names in examples are rendered as icons. */
async function expectIcons(page: Page): Promise<void> {
  await expect(page.locator('mat-icon').first()).toBeVisible();
  const loaded = () =>
    page.evaluate(
      (family) =>
        [...document.fonts].some(
          (face) => face.family.replaceAll(/["']/g, '') === family && face.status === 'loaded',
        ),
      iconFont.family,
    );
  await expect.poll(loaded).toBe(true);
}

for (const address of ['/guides', '/nowhere']) {
  test(`the icons of examples show after a navigation from ${address}`, async ({ page }) => {
    await page.goto(address);
    await start(page);
    await page.getByRole('navigation', { name: 'Top Toolbar' }).getByText('Components').click();
    await expect(page).toHaveURL(/categories$/);
    await page.locator('main a[href="/components/badge/overview"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
    await makeLive(page);
    await expectIcons(page);
  });
}

test('the icons of an example show on its preview page, and without scripts', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const path of ['badge-overview/preview', 'badge-overview']) {
    await page.goto(`/components/badge/examples/${path}`);
    await expectIcons(page);
  }
  await page.close();
});
