import { expect, type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { iconFont } from '@/lib/design/icon-font';
import { overlayContainer } from '@/lib/design/overlays';
import { makeLive } from './support/live-examples';
import { openStarted, start } from './support/open';
import { siteStylesInExamples } from './support/site-styles';

test('styles of the site end where an example begins, also one with classes of the same names', async ({
  page,
}) => {
  // Its examples have a `tab` and a `stage`, as the site has.
  await openStarted(page, '/cdk/drag-drop/examples');
  await makeLive(page);
  expect(await siteStylesInExamples(page)).toEqual([]);
  // Within text, whose code has a ground of its own.
  await openStarted(page, '/cdk/clipboard/overview');
  await makeLive(page);
  expect(await siteStylesInExamples(page)).toEqual([]);
});

test('nor do they reach what opens from an example', async ({ page }) => {
  await openStarted(page, '/components/menu/overview');
  await page.locator(hooked('liveHost')).getByRole('button').first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await siteStylesInExamples(page)).toEqual([]);
});

test('an element put into an example takes nothing of the site but what it inherits', async ({
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

test('what opens from an example keeps the layered styles that its library gives it', async ({
  page,
}) => {
  await openStarted(page, '/components/dialog/overview');
  await page.locator(hooked('liveHost')).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const grounds = () =>
    page
      .locator(`${overlayContainer} *`)
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
  // The backdrop: nearly a third of black over the page.
  await expect.poll(grounds).toContain('rgba(0, 0, 0, 0.32)');
});

test('what opens brings no layers, for which all of the page would be styled again', async ({
  page,
}) => {
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

/** Whether the names that examples give their icons show as icons. */
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
  test(`the icons of examples show for who comes from ${address}`, async ({ page }) => {
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

test('the icons of an example show where it stands alone, and without script', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const path of ['badge-overview/preview', 'badge-overview']) {
    await page.goto(`/components/badge/examples/${path}`);
    await expectIcons(page);
  }
  await page.close();
});
