import type { Page } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { test } from '../support/altered-host';
import { engine } from '../support/engine';
import { expect } from '../support/expect';
import { openStarted } from '../support/open';

/** Collects what the page throws. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

const blocked = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The scripts of this page were changed or blocked' });

test.describe('between the host and the browser', { tag: engine }, () => {
  test('a proxy that changes a letter of a script is told', async ({ page }) => {
    await page.route('**/guides', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('aria-keyshortcuts]', 'aria-keyshortcuts ]');
      await route.fulfill({ response, body });
    });
    await page.goto('/guides');
    await expect(blocked(page)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'CDK', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
    await expect(blocked(page)).toBeHidden();
  });

  test('a policy that a proxy adds is told', async ({ page }) => {
    await page.route('**/guides', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "default-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await page.goto('/guides');
    await expect(blocked(page)).toBeVisible();
  });

  test('a page in a frame without an origin throws nothing, and tells what does not work', async ({
    page,
    host,
  }) => {
    const errors = errorsOf(page);
    host.answer = (path, response) => {
      if (path !== '/frame') return false;
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end(
          '<iframe sandbox="allow-scripts" src="/components/button/overview" width="1000" height="700"></iframe>',
        );
      return true;
    };
    await page.goto(`${host.origin}/frame`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Select a theme' }).click();
    await expect(
      frame
        .getByRole('menu')
        .or(frame.getByText('did not load').filter({ visible: true }))
        .first(),
    ).toBeVisible({ timeout: 20_000 });
    expect(errors).toEqual([]);
  });

  test('a theme is there at once while pages come in drops', async ({ page, host }) => {
    await openStarted(page, `${host.origin}/components/button/overview`);
    host.answer = (path, response) => {
      if (!path.endsWith('.txt')) return false;
      response.writeHead(200, { 'Content-Type': 'text/plain' });
      const drop = setInterval(() => response.write('x'.repeat(400)), 60);
      response.on('close', () => clearInterval(drop));
      return true;
    };
    for (const name of ['Badge', 'Card', 'Chips', 'Dialog', 'Divider', 'Form field', 'Icon']) {
      await page.getByRole('link', { name, exact: true }).first().dispatchEvent('pointerover');
    }
    await page.getByRole('button', { name: 'Select a theme' }).click();
    const before = Date.now();
    await page.getByRole('menuitemradio', { name: 'Purple & Green' }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 24)');
    // Without a free connection, it would wait for the time limit of ten seconds.
    expect(Date.now() - before).toBeLessThan(5000);
  });
});

test("an example's stylesheet that is answered as a page during a navigation is quiet", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await openStarted(page, '/components/button/overview');
  await page.route('**/live/*.css', (route) => {
    // The prefetched files have arrived; the stylesheet itself has been removed since.
    if (route.request().resourceType() === 'fetch') return route.fallback();
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>No</title>' });
  });
  await page.getByRole('link', { name: 'Badge', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  await expect(page.locator(hooked('live')).first()).toHaveAttribute('data-live', 'live');
  expect(errors).toEqual([]);
});

test('a list of 20,000 versions shows a hundred at first, and more on request', async ({
  page,
}) => {
  const versions = Array.from({ length: 20_000 }, (_, at) => ({
    title: `${20_000 - at}.0.0`,
    url: `https://docs.test/${20_000 - at}`,
  }));
  await page.route('**/assets/versions.json', (route) => route.fulfill({ json: versions }));
  await openStarted(page, '/guides');
  await page.getByRole('button', { name: 'Select a version' }).click();
  const entries = page.getByRole('menuitem', { name: /^\d+\.0\.0$/ });
  await expect(entries).toHaveCount(100);
  await page.getByRole('menuitem', { name: 'More versions' }).click();
  await expect(entries).toHaveCount(200);
});
