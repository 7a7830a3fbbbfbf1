import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { leftForLater } from '@/lib/browser/leave-for-later';
import { startDataId } from '@/lib/browser/start-data';
import { quiet } from '@/lib/browser/unasked-work';
import { hooked, hooks } from '@/lib/design/hooks';
import { giveSignOfLife } from '@/scripts/browser/sign-of-life';
import { appScripts, hold, holdApp } from '../support/hold-app';
import { recordShifts, shiftsOf } from '../support/layout-shifts';
import { letIdle, saveData, start } from '../support/open';

test('the text comes before any script is asked for', async ({ page }) => {
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

test('a page brings the icons it shows; those that others show come behind its text', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/icons\..*svg/.test(request.url())) asked.push(request.url());
  });
  const release = await hold(page, '**/early-*.js');
  await page.goto('/guide/theming', { waitUntil: 'load' });
  const icons = page.locator('header').getByRole('link', { name: 'Source on GitHub' });
  const drawn = await icons
    .locator('use')
    .evaluate((use: SVGUseElement) => [use.href.baseVal, use.getBBox().width] as const);
  expect(drawn[0]).toMatch(/^#/);
  expect(drawn[1]).toBeGreaterThan(10);
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole('button', { name: 'Select a theme' }).click();
  const opened = page.getByRole('menu').locator('use').first();
  await expect(opened).toHaveAttribute('href', /icons\..*#/);
  await expect
    .poll(() => opened.evaluate((use: SVGUseElement) => use.getBBox().width))
    .toBeGreaterThan(0);
});

test('the application, and an example in view, start by themselves after some quiet', async ({
  page,
}) => {
  await page.goto('/components/button/overview');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'started', { timeout: 15_000 });
  await expect(page.locator(hooked('live')).first()).toHaveAttribute(hooks.live, 'live');
});

/** Leaves out what comes after some quiet. */
async function neverQuiet(page: Page): Promise<void> {
  await page.addInitScript((quiet) => {
    const later = window.setTimeout.bind(window);
    const impatient = (run: () => void, ms?: number) => (ms === quiet ? 0 : later(run, ms));
    Object.assign(window, { setTimeout: impatient });
  }, quiet);
}

test('a page is only read until there is a sign of someone', async ({ page }) => {
  await neverQuiet(page);
  const asked: string[] = [];
  page.on('requestfinished', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/components/button/overview');
  // Fetched, but not run.
  await expect
    .poll(() => asked.filter((path) => path.includes('/_next/static/chunks/')).length)
    .toBeGreaterThan(5);
  await letIdle(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-app', 'started');
  await expect(page.locator(hooked('live')).first()).toHaveAttribute(hooks.live, 'waiting');
  await start(page);
  await expect(page.locator(hooked('live')).first()).toHaveAttribute(hooks.live, 'live');
});

test('a press on a menu before the application is there opens it', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/guides');
  const button = page.getByRole('button', { name: 'Select a theme' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('menu')).toHaveCount(0);
  release();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('what an early press opens is asked for beside the application', async ({ page }) => {
  const code = '/live/code/button-overview.json';
  // Else the application is fetched before the press.
  await saveData(page);
  await page.goto('/components/button/examples');
  await page.waitForFunction(() => globalThis.siteData);
  const { scripts = [], presses = [] } = (await page.evaluate(() => globalThis.siteData)) ?? {};
  const text = await page.locator(`#${startDataId}`).textContent();
  const own = z.object({ scripts: z.array(z.number()) }).parse(JSON.parse(text ?? ''));
  const last = scripts[own.scripts.at(-1) ?? -1] ?? '';
  const needed = presses.flatMap(({ control, files }) => (/menu|code/.test(control) ? files : []));
  expect(needed.length).toBeGreaterThan(3);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await hold(page, `**${last}`);
  await page.getByRole('button', { name: 'Select a theme' }).click();
  const card = page.locator('#button-overview');
  await card.getByRole('button', { name: /^Code of/ }).click();
  await expect.poll(() => asked).toEqual(expect.arrayContaining([...needed, code]));
  await expect(page.locator('html')).not.toHaveAttribute('data-app', 'started');
  release();
  await expect(card.getByRole('tab', { name: 'HTML' })).toBeVisible();
  // The panel takes what has come.
  expect(asked.filter((path) => path === code)).toHaveLength(1);
});

test('a key pressed early opens a menu with the focus in it', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/guides');
  await page.getByRole('button', { name: 'Select a version' }).focus();
  await page.keyboard.press('ArrowDown');
  release();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
});

for (const [way, open] of [
  ['its button', (page: Page) => page.getByRole('link', { name: /^Search/ }).click()],
  ['its key', (page: Page) => page.keyboard.press('/')],
] as const) {
  test(`the search, asked for early by ${way}, opens`, async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/guides');
    await open(page);
    release();
    await expect(page.getByRole('dialog', { name: /search/i })).toBeVisible();
    await expect(page).toHaveURL(/\/guides$/);
  });
}

test('the source of an example, pressed early, shows', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/components/button/examples');
  const card = page.locator('#button-overview');
  await card.getByRole('button', { name: /^Code of/ }).click();
  release();
  await expect(card.getByRole('tab', { name: 'HTML' })).toBeVisible();
});

test('the drawer, pressed early, opens and the page stays', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const release = await holdApp(page);
  await page.goto('/components/button/overview');
  await page.getByRole('link', { name: 'All components' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Components' })).toBeVisible();
  await expect(page).toHaveURL(/button\/overview$/);
});

test('what is typed into a filter early is kept, and narrows the list', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/components/button/overview');
  const side = page.getByRole('complementary', { name: 'Components' });
  const field = side.getByRole('searchbox');
  await field.pressSequentially('dia');
  release();
  await start(page);
  await expect(field).toHaveValue('dia');
  const components = side.getByRole('list').first();
  await expect(components.getByRole('link', { name: 'Dialog' })).toBeVisible();
  await expect(side.getByRole('link', { name: 'Badge' })).toHaveCount(0);
  await field.press('l');
  await expect(field).toHaveValue('dial');
});

test('code is copied without the application', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await holdApp(page);
  await page.goto('/components/button/overview');
  await page.getByRole('button', { name: /copy/i }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
});

test('a link pressed early leads on', async ({ page }) => {
  await holdApp(page);
  await page.goto('/guides');
  await page.getByRole('link', { name: 'CDK', exact: true }).first().click();
  await expect(page).toHaveURL(/\/cdk\/categories$/);
});

test('an example lives without the application', async ({ page }) => {
  await holdApp(page);
  await page.goto('/components/button/examples/button-overview');
  await expect(page.locator('[data-live]')).toHaveAttribute('data-live', 'live');
});

test('scripts that do not load are said to who waits for them, and tried again', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(appScripts, (route) =>
    route.request().url().endsWith('.js') ? route.abort() : route.fallback(),
  );
  await page.goto('/guides');
  const note = page.getByRole('alert').filter({ hasText: 'did not load' });
  await page.getByRole('button', { name: 'Select a theme' }).click();
  await expect(note).toHaveCount(0);
  // The pauses between the attempts, and what the attempts take.
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
});

test('a page older than its scripts is loaded anew, once', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.clock.install();
  await page.route('**/guides.txt', (route) =>
    route.fulfill({ contentType: 'text/plain', body: '0:{"b":"newer"}\n' }),
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

test('the style sheet of examples outlives the page that brought it', async ({ page }) => {
  await page.goto('/components/button/examples/button-overview');
  await start(page);
  const example = page.locator('live-example').getByRole('button').first();
  const height = async () => (await example.boundingBox())?.height;
  const styled = await height();
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
  test(`a long text in a window of ${width} × ${height} is laid out later and stands still`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (const address of ['/components/button/overview', '/components/datepicker/overview']) {
      const release = await holdApp(page);
      await page.goto(address);
      expect(await page.locator(leftForLater).count()).toBeGreaterThan(5);
      release();
      await giveSignOfLife(page);
      await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
      await expect(page.locator(leftForLater)).toHaveCount(0);
      expect(await shiftsOf(page)).toEqual([]);
      const whole = await heightOf();
      await page.goto('/404');
      await page.goto(`${address}#main`);
      await expect(page.locator('html')).toHaveAttribute(hooks.whole);
      await expect.poll(heightOf).toBe(whole);
    }
  });
}

for (const [place, width] of [
  ['/', 412],
  ['/', 1280],
  ['/components/button/overview', 412],
  ['/components/button/overview', 1280],
  ['/components/table/examples', 1280],
] as const) {
  test(`the text of ${place} does not wait for its examples' styles, nor move when they come, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    const release = await hold(page, '**/live/*.css');
    await page.goto(place, { waitUntil: 'domcontentloaded' });
    const shows = () =>
      page
        .locator(`${hooked('liveHost')} > *`)
        .first()
        .evaluate((example) => example.checkVisibility());
    // All that follows the example is there, and nothing of the example.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await shows()).toBe(false);
    release();
    await expect.poll(shows).toBe(true);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

for (const address of ['/', '/guide/theming', '/components/button/overview']) {
  test(`a font that comes after the text of ${address} moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 900 });
    await recordShifts(page);
    const release = await hold(page, '**/roboto-*.woff2');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const painted = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted).toBe(1);
    const font = page.waitForResponse('**/roboto-*.woff2');
    release();
    await font;
    await start(page);
    await letIdle(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('without script the styles of examples come with the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/components/button/overview');
  await expect(page.locator(hooked('liveHost')).getByRole('button').first()).toBeVisible();
  await context.close();
});
