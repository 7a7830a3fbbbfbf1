import { expect, type Page, test } from '@playwright/test';
import { leftForLater } from '@/lib/browser/layout/leave-for-later';
import { giveSignOfLife } from '@/scripts/shared/installed-browsers/sign-of-life';
import { engine } from '../support/engine';
import { hold } from '../support/hold-app';
import { letIdle, openSaving, openStarted } from '../support/open';
import { pressLink } from '../support/press-link';

/** Asks for a page's data, or for parts of it, while something is done. */
async function requestsFor(page: Page, part: string, act: () => Promise<void>) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes(part)) asked.push(`${request.method()} ${pathname}${search}`);
  });
  await act();
  return asked;
}

test('a page is fetched once, on intent, from one address', { tag: engine }, async ({ page }) => {
  await openStarted(page, '/components/button/overview');
  const asked = await requestsFor(page, '/tree/overview', async () => {
    // Further down than what is in view.
    const link = page.getByRole('link', { name: 'Tree', exact: true }).first();
    const answered = page.waitForResponse('**/tree/overview.txt');
    await link.hover();
    await answered;
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tree' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tree' })).toBeVisible();
  });
  expect(asked).toEqual(['GET /components/tree/overview.txt']);
});

test('a press without pointing costs one request as well', { tag: engine }, async ({ page }) => {
  await openSaving(page, '/components/button/overview');
  const asked = await requestsFor(page, '/badge/overview', async () => {
    await pressLink(page, 'Badge');
    await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  });
  expect(asked).toEqual(['GET /components/badge/overview.txt']);
});

/** Pages whose data are asked for, but for the page that starts from its own. */
function pagesAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.txt') && path !== '/components/button/overview.txt') asked.push(path);
  });
  return asked;
}

test(
  'pages that are likely to be next, or that links in view lead to, are fetched once for someone who is there',
  { tag: engine },
  async ({ page }) => {
    const asked = pagesAsked(page);
    await page.goto('/components/button/overview');
    // It starts by itself, after some quiet.
    await expect(page.locator('html')).toHaveAttribute('data-app', 'started', { timeout: 15_000 });
    await letIdle(page);
    expect(asked).toEqual([]);
    await giveSignOfLife(page);
    const likely = [
      '/components/bottom-sheet/overview.txt',
      '/components/button-toggle/overview.txt',
      '/components/button/api.txt',
      '/components/button/examples.txt',
      '/components/button/styling.txt',
    ];
    await expect.poll(() => new Set(asked).isSupersetOf(new Set(likely))).toBe(true);
    await expect.poll(() => asked.length).toBe(likely.length + 12);
    await letIdle(page);
    expect(new Set(asked).size).toBe(likely.length + 12);
    expect(asked).toContain('/components/badge/overview.txt');
    await page.context().setOffline(true);
    await pressLink(page, 'Badge');
    await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  },
);

test('nothing is fetched ahead where data is saved', async ({ page }) => {
  const asked = pagesAsked(page);
  await openSaving(page, '/components/button/overview');
  await page.getByRole('link', { name: 'Badge', exact: true }).first().hover();
  await letIdle(page);
  expect(asked).toEqual([]);
});

test('a page that is shown from its top has the rest laid out later, and one gone back to at once', async ({
  page,
}) => {
  await openStarted(page, '/components/datepicker/overview');
  const later = page.locator(leftForLater);
  const counts = (at: string) =>
    page.evaluate(
      ([selector, path]) =>
        new Promise<number>((resolve) => {
          const look = () => {
            // The tabs say so in the same commit that brings the page; the address may change before it.
            const tab = document.querySelector(`main nav a[aria-current][href="${path}"]`);
            // Last on a page: its rest may come after its head.
            if (tab && document.querySelector('a[rel=next]'))
              resolve(document.querySelectorAll(selector).length);
          };
          new MutationObserver(look).observe(document, {
            attributes: true,
            childList: true,
            subtree: true,
          });
        }),
      [leftForLater, at] as const,
    );
  const brought = counts('/components/datepicker/api');
  await page.getByRole('link', { name: 'API', exact: true }).click();
  expect(await brought).toBeGreaterThan(5);
  await expect(later).toHaveCount(0);
  const returned = counts('/components/datepicker/overview');
  await page.goBack();
  expect(await returned).toBe(0);
});

test('the style sheet of its examples comes beside the page, not after it', async ({ page }) => {
  await openSaving(page, '/components/button/overview');
  const release = await hold(page, '**/badge/overview.txt');
  const sheet = page.waitForRequest(/\/live\/material-badge\.[^/]*\.css$/);
  await pressLink(page, 'Badge');
  await sheet;
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
});

test('a page of a newer build is loaded anew', async ({ page }) => {
  await openSaving(page, '/guides');
  const data = await (await page.request.get('/cdk/categories.txt')).text();
  await page.route('**/cdk/categories.txt*', (route) =>
    route.fulfill({ body: data.replace(/"b":"[^"]+"/, '"b":"newer"') }),
  );
  const loaded = page.waitForEvent('load');
  await pressLink(page, 'CDK');
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
});
