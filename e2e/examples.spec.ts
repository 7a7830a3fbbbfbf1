import { type Page, test } from '@playwright/test';
import { allItems } from '@/lib/catalogue/items';
import { hooked, hooks } from '@/lib/design/hooks';
import { liveManifest } from '@/lib/examples/manifest';
import { examplesOf } from '@/lib/examples/of-item';
import { paths } from '@/lib/routes/paths';
import { axeOn } from '@/scripts/check/artifact/accessibility/axe-on';
import { stages } from '@/scripts/maintain/measure/browser/measure-sizes';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { expect } from './support/expect';
import { holdRuntime } from './support/hold-runtime';
import { recordShifts, shiftsOf } from './support/layout-shifts';
import { makeLive } from './support/live-examples';
import { openStarted, waitForIdle } from './support/open';
import { siteStylesInExamples } from './support/site-styles';
import { sampleOf } from './support/sweep';

const itemsWithLiveExamples = allItems().filter((item) =>
  examplesOf(item).some(({ kind }) => kind === 'live'),
);

const stage = (page: Page, id: string) => page.locator(`[id="${id}"] ${hooked('live')}`);

/** A difference of heights, or 0 when rounding explains it. */
const beyondRounding = (difference: number) => (Math.abs(difference) > 1 ? difference : 0);

/** Collects console errors of the page, and uncaught errors. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

test.describe('every live example', { tag: '@sweep' }, () => {
  for (const item of sampleOf(itemsWithLiveExamples, 9)) {
    test(`of ${item.packageName}/${item.id} mounts without errors or shifts, and passes axe`, async ({
      page,
    }) => {
      // Axe checks thousands of elements when an item has thirty examples.
      test.slow();
      const said = complaints(page);
      await page.goto(paths.item(item, 'examples'));
      const heights = () =>
        page
          .locator(hooked('liveHost'))
          .evaluateAll((hosts) => hosts.map((host) => host.clientHeight));
      const before = await heights();
      await makeLive(page);
      const after = await heights();
      // The reserved space of deferred examples is in whole pixels; `npm run measure` measures it again.
      expect(
        after.map((height, index) => height - (before[index] ?? 0)).map(beyondRounding),
      ).toEqual(after.map(() => 0));
      expect(await siteStylesInExamples(page)).toEqual([]);
      const { violations } = await axeOn(page).include(hooked('liveHost')).analyze();
      const facts = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(', ')}`,
      );
      expect(facts).toEqual([]);
      expect(said).toEqual([]);
    });
  }
});

test('stages are as wide as in the page that measures examples', async ({ page }) => {
  for (const { window: width, stage: inner } of stages) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/components/table/examples/table-basic');
    await expect(page.locator(hooked('liveHost')).first()).toHaveJSProperty('clientWidth', inner);
  }
});

test('an example is shown without scripts, and its source is on its own page', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/components/button/examples');
  const card = page.locator('#button-overview');
  await expect(card.getByRole('button', { name: 'Send' }).first()).toBeVisible();
  await expect(card.getByRole('button', { name: /^(?:Code|Tools)/ })).toHaveCount(0);
  await card.getByRole('link', { name: /with its code$/ }).click();
  await expect(page).toHaveURL(/\/examples\/button-overview$/);
  await expect(page.getByText('selector:').first()).toBeVisible();
  const files = page.locator('#button-overview pre');
  await expect(files).toHaveCount(3);
  for (const file of await files.all()) await expect(file).toBeVisible();

  await page.goto('/components/table/examples#table-selection');
  const late = page.locator('#table-selection');
  await expect(late).toBeInViewport();
  await late.getByRole('link', { name: 'Open on its own page' }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.close();
});

test('no Angular code is fetched before an example is near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/live\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 100 });
  await openStarted(page, '/components/button/examples');
  await waitForIdle(page);
  expect(scripts).toEqual([]);
  await makeLive(page);
  expect(scripts.length).toBeGreaterThan(0);
});

test('nothing shifts while examples become live', async ({ page }) => {
  await recordShifts(page);
  for (const path of ['/components/button/examples', '/components/select/overview']) {
    await openStarted(page, path);
    await makeLive(page);
    expect(await shiftsOf(page), path).toEqual([]);
  }
});

test('a press before the example is live is handled once', async ({ page }) => {
  const release = await holdRuntime(page, '/components/dialog/examples/dialog-overview');
  const opener = stage(page, 'dialog-overview').getByRole('button').first();
  await opener.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('focus set before an example is live stays on its element', async ({ page }) => {
  const release = await holdRuntime(page, '/components/input/examples/input-overview');
  const field = stage(page, 'input-overview').getByRole('textbox').first();
  await field.focus();
  await field.pressSequentially('abc');
  const typed = await field.inputValue();
  release();
  await expect(stage(page, 'input-overview')).toHaveAttribute(hooks.live, 'live');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(typed);
});

for (const broken of ['the runtime', 'a chunk of the example'] as const) {
  test(`shows a message when ${broken} does not load, and loads it on retry`, async ({ page }) => {
    const { runtime, examples } = liveManifest();
    const file = broken === 'the runtime' ? runtime : examples['button-overview']?.[0];
    await page.route(`**${file}*`, (route) => route.abort());
    await page.goto('/components/button/examples/button-overview');
    await simulateUserActivity(page);
    await expect(page.getByRole('alert').getByText('This example did not load.')).toBeVisible();
    await expect(stage(page, 'button-overview').getByText('Send').first()).toBeVisible();
    await page.unroute(`**${file}*`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(stage(page, 'button-overview')).toHaveAttribute(hooks.live, 'live');
    await expect(page.getByRole('alert').getByText('This example did not load.')).toHaveCount(0);
  });
}

test('an example that throws does not affect the page and its neighbors', async ({ page }) => {
  // Its own module runs last, after those that it shares with others.
  const chunk = liveManifest().examples['button-overview']?.at(-1);
  await page.route(`**${chunk}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `throw new Error('broken')` }),
  );
  await page.goto('/components/button/examples');
  await simulateUserActivity(page);
  await stage(page, 'button-overview').scrollIntoViewIfNeeded();
  await expect(stage(page, 'button-overview')).toHaveAttribute(hooks.live, 'failed');
  await expect(stage(page, 'button-overview').getByText('Send').first()).toBeVisible();
  const neighbor = stage(page, 'button-disabled-interactive');
  await neighbor.scrollIntoViewIfNeeded();
  await expect(neighbor).toHaveAttribute(hooks.live, 'live');
});

test('an open dialog closes when leaving its page', async ({ page }) => {
  await openStarted(page, '/components/dialog/examples/dialog-overview');
  await expect(stage(page, 'dialog-overview')).toHaveAttribute(hooks.live, 'live');
  await stage(page, 'dialog-overview').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The dialog makes the page inert, so the link has no role now.
  await page
    .locator(`a[href="${paths.guides()}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  await expect(page.locator('.cdk-overlay-container')).toHaveCount(0);
  await expect(page.locator('.cdk-describedby-message-container')).toHaveCount(0);
  await expect(page.locator('html.cdk-global-scrollblock')).toHaveCount(0);
});

test('examples work after going back and forward', async ({ page }) => {
  const said = complaints(page);
  await openStarted(page, '/components/button/examples');
  await page.getByRole('navigation', { name: 'Button pages' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/overview$/);
  // Each step follows as soon as the previous one has reached the page, before anything can load.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 7; turn++) {
      const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.go(turn % 2 === 0 ? -1 : 1);
      await moved;
    }
  });
  await expect(page).toHaveURL(/examples$/);
  await stage(page, 'button-overview').scrollIntoViewIfNeeded();
  await expect(stage(page, 'button-overview')).toHaveAttribute(hooks.live, 'live');
  expect(said).toEqual([]);
});

test('tabs of the source can be used by keyboard, and the code can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/components/button/examples');
  const card = page.locator('#button-overview');
  const toggle = card.getByRole('button', { name: /^Code of/ });
  await expect(card.getByRole('tab', { name: 'HTML' })).toHaveCount(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await card.getByRole('tab', { name: 'HTML' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('tab', { name: 'TypeScript' })).toBeFocused();
  await expect(card.getByRole('tabpanel')).toContainText('ButtonOverviewExample');
  await card.getByRole('button', { name: 'Copy the code' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^import [\s\S]+export class ButtonOverviewExample/,
  );
  await expect(page.getByText('Code copied.').last()).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(card.getByRole('tab')).toHaveCount(0);
});

test('StackBlitz gets a whole project from a plain form', async ({ page, context }) => {
  await context.route('https://stackblitz.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'received' }),
  );
  await page.goto('/components/button/examples/button-overview');
  const posted = context.waitForEvent('request', (request) =>
    request.url().startsWith('https://stackblitz.com/run'),
  );
  await page.getByRole('link', { name: /stackblitz/i }).click();
  const request = await posted;
  expect(request.method()).toBe('POST');
  const form = new URLSearchParams(request.postData() ?? '');
  expect(form.get('project[template]')).toBe('node');
  expect(form.get('project[files][src/example/button-overview-example.ts]')).toContain(
    'export class ButtonOverviewExample',
  );
});

test('nothing in an example moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const item of ['progress-bar', 'progress-spinner']) {
    await page.goto(`/components/${item}/examples`);
    await makeLive(page);
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(running, item).toBe(0);
  }
});
