import { test } from '@playwright/test';
import { postponedParts } from '@/lib/browser/layout/postponed-layout';
import { endMark } from '@/lib/browser/network/whole-files';
import { hooked, hooks } from '@/lib/design/hooks';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { appScripts, delayApp, delayRequests } from '../support/delay-requests';
import { engine } from '../support/engine';
import { expect } from '../support/expect';
import { recordShifts, shiftsOf } from '../support/layout-shifts';
import { start, waitForIdle } from '../support/open';
import { sampleOf } from '../support/sweep';

test('the text is painted before any script is requested', { tag: engine }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => performance.mark('text'));
  });
  await page.goto('/components/button/overview', { waitUntil: 'domcontentloaded' });
  await start(page);
  const early = await page.evaluate(() => {
    const [text] = performance.getEntriesByName('text');
    const isScript = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
      entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js');
    return performance
      .getEntriesByType('resource')
      .filter(isScript)
      .filter(({ startTime }) => startTime < (text?.startTime ?? 0))
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
});

test(
  'scripts that do not load are said to who waits for them, and tried again',
  { tag: engine },
  async ({ page }) => {
    await page.clock.install();
    await page.route(appScripts, (route) =>
      route.request().url().endsWith('.js') ? route.abort() : route.fallback(),
    );
    await page.goto('/guides');
    const note = page.getByRole('alert').filter({ hasText: 'did not load' });
    await page.getByRole('button', { name: 'Select a theme' }).click();
    await expect(note).toHaveCount(0);
    // The pauses between the attempts, and the time of the attempts themselves.
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return note.count();
      })
      .toBe(1);
    await page.unroute(appScripts);
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(note).toHaveCount(0);
  },
);

test('a page older than its scripts is reloaded once', { tag: engine }, async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.clock.install();
  await page.route('**/guides.txt', (route) =>
    route.fulfill({ contentType: 'text/plain', body: `0:{"b":"newer"}\n${endMark}` }),
  );
  await page.goto('/guides');
  await page.getByRole('button', { name: 'Select a theme' }).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return loads;
    })
    .toBe(2);
  await page.getByRole('button', { name: 'Select a theme' }).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.getByRole('alert').filter({ hasText: 'did not load' }).count();
    })
    .toBe(1);
  expect(loads).toBe(2);
});

test('the stylesheet of examples stays after leaving the page that loaded it', async ({ page }) => {
  await page.goto('/components/button/examples/button-overview');
  await start(page);
  const example = page.locator('live-example').getByRole('button').first();
  const height = async () => (await example.boundingBox())?.height;
  // It has no box for a moment, when it replaces the pre-rendered HTML.
  let styled: number | undefined;
  await expect.poll(async () => (styled = await height())).toBeDefined();
  const side = page.getByRole('complementary', { name: 'Components' });
  await side.getByRole('link', { name: 'Badge' }).click();
  await expect(page).toHaveURL(/badge/);
  await page.goBack();
  await expect(page).toHaveURL(/button-overview/);
  await expect.poll(height).toBe(styled);
});

for (const [width, height] of [
  [360, 740],
  [1280, 1600],
] as const) {
  test(
    `a long text in a window of ${width} × ${height} is laid out later without shifts`,
    { tag: engine },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await recordShifts(page);
      // What the arrival of the font moves is tested below.
      await page.route('**/roboto*.woff2', (route) => route.abort());
      const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
      for (const address of ['/components/button/overview', '/components/datepicker/overview']) {
        const release = await delayApp(page);
        await page.goto(address);
        expect(await page.locator(postponedParts).count()).toBeGreaterThan(5);
        release();
        await simulateUserActivity(page);
        await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
        await expect(page.locator(postponedParts)).toHaveCount(0);
        expect(await shiftsOf(page)).toEqual([]);
        const whole = await heightOf();
        await page.goto('/404');
        await page.goto(`${address}#main`);
        await expect(page.locator('html')).toHaveAttribute(hooks.whole);
        await expect.poll(heightOf).toBe(whole);
      }
    },
  );
}

const places = [
  ['/', 412],
  ['/', 1280],
  ['/components/button/overview', 412],
  ['/components/button/overview', 1280],
  ['/components/table/examples', 1280],
] as const;
for (const [place, width] of sampleOf(places, 2)) {
  test(
    `the text of ${place} does not wait for its examples' styles, nor move when they load, at ${width}`,
    { tag: [engine, '@sweep'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordShifts(page);
      const release = await delayRequests(page, '**/live/*.css');
      await page.goto(place, { waitUntil: 'domcontentloaded' });
      const shows = () =>
        page
          .locator(`${hooked('liveHost')} > *`)
          .first()
          .evaluate((example) => example.checkVisibility());
      // Everything after the example is visible, but nothing of the example.
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await shows()).toBe(false);
      release();
      await expect.poll(shows).toBe(true);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
}

for (const address of sampleOf(['/', '/guide/theming', '/components/button/overview'], 3)) {
  test(
    `a font that loads after the text of ${address} moves nothing`,
    { tag: '@sweep' },
    async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 900 });
      await recordShifts(page);
      const release = await delayRequests(page, '**/roboto*.woff2');
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const painted = () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(painted).toBe(1);
      const font = page.waitForResponse('**/roboto*.woff2');
      release();
      await font;
      await start(page);
      await waitForIdle(page);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
}

test('browsers look for characters first in the font that has nearly all of them', async ({
  page,
}) => {
  await page.goto('/guides');
  await expect(page.locator('html')).not.toHaveAttribute(hooks.standIns);
  const families = await page.evaluate(() => {
    const bare = (name: string) => name.replaceAll(/["']/g, '');
    const faces = [...document.fonts];
    return getComputedStyle(document.body)
      .fontFamily.split(', ')
      .map((family) => faces.find((face) => bare(face.family) === bare(family)))
      .map((face) => face && { all: face.unicodeRange === 'U+0-10FFFF', display: face.display });
  });
  expect(families.slice(0, 2)).toEqual([
    { all: true, display: 'swap' },
    { all: false, display: 'swap' },
  ]);
});

test('without scripts the stylesheets of examples load with the page', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/components/button/overview');
  await expect(page.locator(hooked('liveHost')).getByRole('button').first()).toBeVisible();
  await page.close();
});
