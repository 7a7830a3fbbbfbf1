import { type Page, test } from '@playwright/test';
import { hooked, hooks } from '@/lib/design/hooks';
import { engine } from '../support/engine';
import { expect } from '../support/expect';
import { enableDataSaving, requestedChunks, waitForIdle } from '../support/open';

const overview = '/components/button/overview';
const root = (page: Page) => page.locator('html');
const firstExample = (page: Page) => page.locator(hooked('live')).first();

/** Far longer than any timer or idle callback of the site. */
async function wait(page: Page): Promise<void> {
  await page.clock.fastForward(60_000);
  await waitForIdle(page);
}

test(
  'nothing of the application or of an example runs before a sign of a person',
  { tag: engine },
  async ({ page }) => {
    await page.clock.install();
    const scripts = requestedChunks(page);
    await page.goto(overview);
    await wait(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(5);
    await expect(root(page)).not.toHaveAttribute('data-app', 'started');
    await expect(firstExample(page)).toHaveAttribute(hooks.live, 'waiting');
    // The scripts were preloaded, and none has run.
    expect(await page.evaluate(() => 'TURBOPACK' in window)).toBe(false);
  },
);

const signs: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['a pointer that moves', (page) => page.mouse.move(120, 140)],
  ['scrolling', (page) => page.mouse.wheel(0, 100)],
  ['a key', (page) => page.keyboard.press('Shift')],
  ['a touch', (page) => page.locator('body').dispatchEvent('touchstart')],
  ['focus', (page) => page.getByRole('link', { name: 'Material' }).first().focus()],
  ['a click without a pointer', (page) => page.locator('h1').dispatchEvent('click')],
];

for (const [name, give] of signs) {
  test(
    `the application and the example in view start on ${name}`,
    { tag: engine },
    async ({ page }) => {
      await page.goto(overview);
      await waitForIdle(page);
      await expect(root(page)).not.toHaveAttribute('data-app', 'started');
      await give(page);
      await expect(root(page)).toHaveAttribute('data-app', 'started');
      await expect(firstExample(page)).toHaveAttribute(hooks.live, 'live');
    },
  );
}

for (const address of ['/search?q=dialog', '/components/button/api?filter=color']) {
  test(`${address} starts the application by itself`, async ({ page }) => {
    await page.goto(address);
    await expect(root(page)).toHaveAttribute('data-app', 'started');
  });
}

test(
  'with data saving, nothing of the application is fetched before a sign',
  { tag: engine },
  async ({ page }) => {
    await enableDataSaving(page);
    const scripts = requestedChunks(page);
    await page.goto(overview);
    await waitForIdle(page);
    expect(scripts).toEqual([]);
    await page.mouse.move(120, 140);
    await expect(root(page)).toHaveAttribute('data-app', 'started');
    expect(scripts.length).toBeGreaterThan(5);
  },
);
