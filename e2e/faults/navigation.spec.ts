import { type Page, test } from '@playwright/test';
import { endMark, withoutEndMark } from '@/lib/browser/network/whole-files';
import { engine } from '../support/engine';
import { expect } from '../support/expect';
import { breakRequests, installClock } from '../support/faults';
import { openWithDataSaving } from '../support/open';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const kept = (page: Page) => page.locator('html[data-kept]');
const line = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' });
const note = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The page did not load: the site cannot be reached.' });

/** Opens the guides without prefetching, and marks the document: a full page load loses the mark. */
async function open(page: Page): Promise<void> {
  await openWithDataSaving(page, '/guides');
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
}

/** Clicks a link without hovering over it. */
const press = (page: Page, name: string) =>
  page
    .getByRole('link', { name, exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click());

for (const fault of ['fails', 'answers 500', 'answers a page'] as const) {
  test(`a page whose data ${fault} is loaded in full`, async ({ page }) => {
    await open(page);
    await breakRequests(page, '**/cdk/categories.txt*', fault);
    await press(page, 'CDK');
    await expect(heading(page, 'CDK')).toBeVisible();
    await expect(kept(page)).toHaveCount(0);
  });
}

test(
  'a page that hangs shows a progress line after 400 ms, and is loaded in full after eight seconds',
  { tag: engine },
  async ({ page }) => {
    await installClock(page);
    await open(page);
    await breakRequests(page, '**/cdk/categories.txt*', 'hangs');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await press(page, 'CDK');
    await page.clock.runFor(390);
    await expect(line(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(line(page)).toBeVisible();
    await page.clock.runFor(7000);
    await expect(kept(page)).toHaveCount(1);
    await page.clock.runFor(600);
    await expect(heading(page, 'CDK')).toBeVisible();
    await expect(kept(page)).toHaveCount(0);
  },
);

test('a page that loads fast shows no progress line', async ({ page }) => {
  await installClock(page);
  await open(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await press(page, 'CDK');
  await expect(heading(page, 'CDK')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(line(page)).toHaveCount(0);
});

test(
  'without a network the page stays and shows a message, and continues when the network is back',
  { tag: engine },
  async ({ page, context }) => {
    await open(page);
    await context.setOffline(true);
    await press(page, 'CDK');
    await expect(note(page)).toBeVisible();
    await expect(heading(page, 'Guides')).toBeVisible();
    await note(page).getByRole('button', { name: 'Try again' }).click();
    await expect(note(page)).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page, 'CDK')).toBeVisible();
    await expect(note(page)).toBeHidden();
    await expect(kept(page)).toHaveCount(1);
  },
);

test('another navigation in the meantime replaces the first', async ({ page }) => {
  await open(page);
  await breakRequests(page, '**/cdk/categories.txt*', 'hangs');
  await press(page, 'CDK');
  await press(page, 'Components');
  await expect(heading(page, 'Components')).toBeVisible();
  await expect(kept(page)).toHaveCount(1);
  await expect(line(page)).toHaveCount(0);
});

for (const fault of ['fails', 'answers 500'] as const) {
  test(
    `a page with a script that ${fault} is loaded in full`,
    { tag: engine },
    async ({ page }) => {
      await open(page);
      const data = await (await page.request.get('/search.txt')).text();
      await page.route('**/search.txt', (route) =>
        route.fulfill({
          body: `${withoutEndMark(data)}\n:HL["/_next/static/chunks/gone.js","script"]\n${endMark}`,
        }),
      );
      await breakRequests(page, '**/chunks/gone.js', fault);
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/search';
        link.textContent = 'To the search';
        document.querySelector('main')?.prepend(link);
      });
      await press(page, 'To the search');
      await expect(page).toHaveURL(/\/search$/);
      await expect(kept(page)).toHaveCount(0);
    },
  );
}
