import { type Page, test } from '@playwright/test';
import { hooked, hooks } from '@/lib/design/hooks';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { delayApp, delayRequests } from '../support/delay-requests';
import { engine } from '../support/engine';
import { expect } from '../support/expect';
import { openStyled, start } from '../support/open';

test(
  'a press on a menu button before the application has loaded opens the menu',
  { tag: engine },
  async ({ page }) => {
    const release = await delayApp(page);
    await page.goto('/guides');
    const button = page.getByRole('button', { name: 'Select a theme' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('menu')).toHaveCount(0);
    release();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
  },
);

test('a key pressed early opens a menu with the focus in it', { tag: engine }, async ({ page }) => {
  const release = await delayApp(page);
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
  test(`the search opens after an early press: ${way}`, { tag: engine }, async ({ page }) => {
    const release = await delayApp(page);
    await page.goto('/guides');
    await open(page);
    release();
    await expect(page.getByRole('dialog', { name: /search/i })).toBeVisible();
    await expect(page).toHaveURL(/\/guides$/);
  });
}

test('an early press shows the source of an example', { tag: engine }, async ({ page }) => {
  const release = await delayApp(page);
  await page.goto('/components/button/examples');
  const card = page.locator('#button-overview');
  await card.getByRole('button', { name: /^Code of/ }).click();
  release();
  await expect(card.getByRole('tab', { name: 'HTML' })).toBeVisible();
});

test('an early press opens the drawer without a navigation', { tag: engine }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const release = await delayApp(page);
  await page.goto('/components/button/overview');
  await page.getByRole('link', { name: 'All components' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Components' })).toBeVisible();
  await expect(page).toHaveURL(/button\/overview$/);
});

test(
  'text typed early into a filter is kept and filters the list',
  { tag: engine },
  async ({ page }) => {
    const release = await delayApp(page);
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
  },
);

test('code is copied without the application', { tag: engine }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await delayApp(page);
  await page.goto('/components/button/overview');
  await copyCode(page);
});

test('a link pressed early navigates', { tag: engine }, async ({ page }) => {
  await delayApp(page);
  await page.goto('/guides');
  await page.getByRole('link', { name: 'CDK', exact: true }).first().click();
  await expect(page).toHaveURL(/\/cdk\/categories$/);
});

test('an example becomes live without the application', { tag: engine }, async ({ page }) => {
  await delayApp(page);
  await page.goto('/components/button/examples/button-overview');
  await simulateUserActivity(page);
  await expect(page.locator('[data-live]')).toHaveAttribute('data-live', 'live');
});

test('an example that is pressed early responds before the frames in which it would measure itself', async ({
  page,
}) => {
  await openStyled(page, '/components/expansion/examples/expansion-overview');
  await page.evaluate(async () => {
    await customElements.whenDefined('live-example');
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      requestAnimationFrame: () => 0,
      // Nor does the timeout elapse after which an example is shown that never becomes stable.
      setTimeout: (work: () => void, ms = 0) => (ms < 1000 ? later(work, ms) : 0),
    });
  });
  // As with touch, without hovering before, which would start it.
  await page.getByRole('button', { name: 'Storms' }).dispatchEvent('click');
  await expect(page.getByText('Answers opened: 1')).toBeVisible();
});

/** Delays the tasks that React schedules after it has created its root, until they are released. */
async function delayHydration(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const delayed: (() => void)[] = [];
    let isDelayed = false;
    class DelayedChannel {
      readonly port1 = { onmessage: () => {}, close: () => {} };
      readonly port2 = {
        postMessage: () => {
          const deliver = () => this.port1.onmessage();
          if (isDelayed) delayed.push(deliver);
          else setTimeout(deliver);
        },
      };
    }
    const release = () => {
      isDelayed = false;
      delayed.splice(0).forEach((deliver) => deliver());
    };
    Object.assign(window, { MessageChannel: DelayedChannel, release });
    document.addEventListener = (...args: Parameters<typeof document.addEventListener>) => {
      EventTarget.prototype.addEventListener.apply(document, args);
      // Only React listens to this event, from when it creates its root.
      if (args[0] !== 'ratechange') return;
      isDelayed = true;
      document.documentElement.dataset['root'] = 'made';
    };
  });
  return () => page.evaluate('release()');
}

test('code is copied while the application hydrates', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await delayHydration(page);
  await page.goto('/components/button/overview');
  await simulateUserActivity(page);
  await expect(page.locator('html')).toHaveAttribute('data-root', 'made');
  await copyCode(page);
  await release();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
});

/** Presses the page's first copy button, and waits for the copied code. */
async function copyCode(page: Page): Promise<void> {
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  // Tests share the browser's clipboard, and another test may have copied the same code.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  expect(await clipboard()).toBe('');
  await page.getByRole('button', { name: /copy/i }).first().click();
  await expect.poll(clipboard).not.toBe('');
}

test('a stage that is pressed before it is live says that it is loading', async ({ page }) => {
  const release = await delayRequests(page, '**/live/*.js');
  await page.goto('/cdk/drag-drop/overview');
  const stage = page.getByRole('main').locator(hooked('live')).first();
  const box = await stage.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
  // A press before the first script has run is only a press on static HTML.
  await expect(async () => {
    await page.mouse.up();
    await page.mouse.down();
    await expect(stage).toHaveAttribute('aria-busy', 'true', { timeout: 1000 });
  }).toPass();
  await page.mouse.up();
  release();
  await expect(stage).toHaveAttribute(hooks.live, 'live');
  await expect(stage).not.toHaveAttribute('aria-busy');
});
