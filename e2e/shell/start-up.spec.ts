import { test } from '@playwright/test';
import { engine } from '../support/engine';
import { expect } from '../support/expect';
import { openStarted, start, waitForIdle } from '../support/open';

test('an old service worker is removed and the page reloaded once', async ({ page }) => {
  // Started, because otherwise this page may look for workers after the test has registered one.
  await openStarted(page, '/guides');
  // One of the application's scripts, which does nothing by itself, also in a worker.
  const script = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return files.find((name) => /\/chunks\/.*\.js$/.test(name)) ?? '';
  });
  expect(script).toMatch(/\.js$/);
  await page.evaluate(async (url) => {
    await navigator.serviceWorker.register(url);
  }, script);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.reload();
  await expect.poll(() => loads).toBe(2);
  await start(page);
  await waitForIdle(page);
  expect(loads).toBe(2);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test(
  'without its scripts the page logs an error and stays usable',
  { tag: engine },
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto('/components/button/overview');
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
    await expect.poll(() => logged.join()).toContain('The page could not start');
    await page
      .getByRole('navigation', { name: 'Button pages' })
      .getByRole('link', { name: 'API' })
      .click();
    await expect(page).toHaveURL(/button\/api$/);
  },
);

test('no requests leave the site when no tracker is configured', async ({ page, baseURL }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
      outside.push(request.url());
    }
  });
  for (const path of [
    '/',
    '/guides',
    '/components/button/overview',
    '/components/button/examples',
  ]) {
    await openStarted(page, path);
    await waitForIdle(page);
  }
  expect(outside).toEqual([]);
});
