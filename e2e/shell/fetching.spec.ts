import { type Page, test } from '@playwright/test';
import { postponedParts } from '@/lib/browser/layout/postponed-layout';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { delayRequests } from '../support/delay-requests';
import { engine } from '../support/engine';
import { expect } from '../support/expect';
import { openStarted, openWithDataSaving, waitForIdle } from '../support/open';
import { pressLink } from '../support/press-link';

/** Collects the requests for pages, or for parts of their data, during an action. */
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
    // Below the viewport.
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

test('a press without hovering needs one request as well', { tag: engine }, async ({ page }) => {
  await openWithDataSaving(page, '/components/button/overview');
  const asked = await requestsFor(page, '/badge/overview', async () => {
    await pressLink(page, 'Badge');
    await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  });
  expect(asked).toEqual(['GET /components/badge/overview.txt']);
});

/** Pages whose data is requested, except the initial page. */
function pagesAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.txt') && path !== '/components/button/overview.txt') asked.push(path);
  });
  return asked;
}

test(
  'pages that links in view lead to are prefetched once for someone who is there',
  { tag: engine },
  async ({ page }) => {
    const asked = pagesAsked(page);
    await page.goto('/components/button/overview');
    await waitForIdle(page);
    expect(asked).toEqual([]);
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && request.url().endsWith('.css')) {
        sheets.push(request.url());
      }
    });
    await simulateUserActivity(page);
    await expect.poll(() => asked.length).toBe(12);
    await waitForIdle(page);
    expect(new Set(asked).size).toBe(12);
    // The data alone: other files of a page are requested on demand.
    expect(sheets).toEqual([]);
    expect(asked).toContain('/components/badge/overview.txt');
    await page.context().setOffline(true);
    await pressLink(page, 'Badge');
    await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  },
);

test('nothing is prefetched with data saving', async ({ page }) => {
  const asked = pagesAsked(page);
  await openWithDataSaving(page, '/components/button/overview');
  await page.getByRole('link', { name: 'Badge', exact: true }).first().hover();
  await waitForIdle(page);
  expect(asked).toEqual([]);
});

test('a page opened at its top gets its rest later, and a page from going back at once', async ({
  page,
}) => {
  await openStarted(page, '/components/datepicker/overview');
  const later = page.locator(postponedParts);
  const counts = (at: string) =>
    page.evaluate(
      ([selector, path]) =>
        new Promise<number>((resolve) => {
          const look = () => {
            // The tab bar changes in the same commit as the page; the URL may change earlier.
            const tab = document.querySelector(`main nav a[aria-current][href="${path}"]`);
            // The last element of the page, whose rest may be rendered after its head.
            if (tab && document.querySelector('a[rel=next]'))
              resolve(document.querySelectorAll(selector).length);
          };
          new MutationObserver(look).observe(document, {
            attributes: true,
            childList: true,
            subtree: true,
          });
        }),
      [postponedParts, at] as const,
    );
  const brought = counts('/components/datepicker/api');
  await page.getByRole('link', { name: 'API', exact: true }).click();
  expect(await brought).toBeGreaterThan(5);
  await expect(later).toHaveCount(0);
  const returned = counts('/components/datepicker/overview');
  await page.goBack();
  expect(await returned).toBe(0);
});

test("the stylesheet of a page's examples is fetched in parallel with the page", async ({
  page,
}) => {
  await openWithDataSaving(page, '/components/button/overview');
  const release = await delayRequests(page, '**/badge/overview.txt');
  const sheet = page.waitForRequest(/\/live\/material-badge\.[^/]*\.css$/);
  await pressLink(page, 'Badge');
  await sheet;
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
});

test('a page of a newer build is reloaded in full', async ({ page }) => {
  await openWithDataSaving(page, '/guides');
  const data = await (await page.request.get('/cdk/categories.txt')).text();
  await page.route('**/cdk/categories.txt*', (route) =>
    route.fulfill({ body: data.replace(/"b":"[^"]+"/, '"b":"newer"') }),
  );
  const loaded = page.waitForEvent('load');
  await pressLink(page, 'CDK');
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
});
