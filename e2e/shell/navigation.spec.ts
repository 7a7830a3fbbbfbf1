import { expect, type Page, test } from '@playwright/test';
import { leftForLater } from '@/lib/browser/leave-for-later';
import { hooked } from '@/lib/design/hooks';
import { giveSignOfLife } from '@/scripts/browser/sign-of-life';
import { hold } from '../support/hold-app';
import { letIdle, openSaving, openStarted } from '../support/open';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
};
/** Presses a link where it is, without Playwright scrolling it into view first. */
const press = (page: Page, name: string) =>
  page
    .getByRole('link', { name, exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click());
const tabs = (page: Page, item: string) => page.getByRole('navigation', { name: `${item} pages` });

test('links navigate without loading the page anew', async ({ page }) => {
  await openStarted(page, '/guides');
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await page
    .getByRole('navigation', { name: 'Top Toolbar' })
    .getByRole('link', { name: 'CDK' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-kept', '');
  await expect(page).toHaveTitle(/CDK/);
});

test('the page scrolls to its top, unless one stays within an item', async ({ page }) => {
  await openStarted(page, '/components/button/overview');
  await scrollTo(page, 900);
  await press(page, 'API');
  await expect(page).toHaveURL(/button\/api$/);
  await expect(page.locator('#MatButton')).toBeAttached();
  expect(await scrollTop(page)).toBe(900);
  await press(page, 'Badge');
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
});

test('back and forward return to where one was', async ({ page }) => {
  await openStarted(page, '/components/button/overview');
  await scrollTo(page, 1200);
  await press(page, 'Badge');
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  await scrollTo(page, 500);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeAttached();
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('focus moves to the registered element after 100 ms, without scrolling', async ({ page }) => {
  await openStarted(page, '/components/button/overview');
  await page.getByRole('link', { name: 'Badge', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  await expect(tabs(page, 'Badge')).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await page
    .getByRole('navigation', { name: 'Top Toolbar' })
    .getByRole('link', { name: 'Guides' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeFocused();
});

test('focus stays where a fragment put it', async ({ page }) => {
  await openStarted(page, '/components/button/overview');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/components/badge/overview#keyboard';
    link.textContent = 'To a fragment';
    document.querySelector('main')?.prepend(link);
  });
  await press(page, 'To a fragment');
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeAttached();
  // The title is said when the focus would have moved.
  await expect(page.locator('[aria-live="polite"]')).toHaveText(await page.title());
  await expect(tabs(page, 'Badge')).not.toBeFocused();
});

test('a fragment is not hidden by the bar, on the first page and by a link', async ({ page }) => {
  await openStarted(page, '/components/button/overview#accessibility');
  const heading = page.locator('#accessibility');
  const bar = page.locator('header').first();
  const clear = async () => {
    const barBox = await bar.boundingBox();
    const box = await heading.boundingBox();
    return (box?.y ?? -1) >= (barBox?.height ?? 0) && (box?.y ?? 9999) < 300;
  };
  await expect.poll(clear).toBe(true);
  await scrollTo(page, 0);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Accessibility' })
    .click();
  await expect.poll(clear).toBe(true);
});

test('an entry made by a fragment can be returned to', async ({ page }) => {
  await openStarted(page, '/components/button/overview');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Keyboard' })
    .click();
  await expect(page).toHaveURL(/#keyboard$/);
  await press(page, 'Badge');
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/button\/overview#keyboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeAttached();
});

test('a change of page is announced by its title', async ({ page }) => {
  await openStarted(page, '/guides');
  await page
    .getByRole('navigation', { name: 'Top Toolbar' })
    .getByRole('link', { name: 'CDK' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
  await expect(page.locator('[aria-live="polite"]')).toHaveText(await page.title());
});

for (const width of [320, 700, 1280]) {
  test(`the skip link comes first and leads into main at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/guides');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(skip).not.toBeInViewport();
  });
}

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

test('a page is fetched once, on intent, from one address', async ({ page }) => {
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

test('a press without pointing costs one request as well', async ({ page }) => {
  await openSaving(page, '/components/button/overview');
  const asked = await requestsFor(page, '/badge/overview', async () => {
    await press(page, 'Badge');
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

test('pages that are likely to be next, or that links in view lead to, are fetched once for someone who is there', async ({
  page,
}) => {
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
  await press(page, 'Badge');
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
});

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
  await tabs(page, 'Datepicker').getByRole('link', { name: 'API' }).click();
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
  await press(page, 'Badge');
  await sheet;
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
});

test('a page of a newer build is loaded anew', async ({ page }) => {
  await openSaving(page, '/guides');
  const data = await (await page.request.get('/cdk/categories.txt')).text();
  await page.route('**/cdk/categories.txt', (route) =>
    route.fulfill({ body: data.replace(/"b":"[^"]+"/, '"b":"newer"') }),
  );
  const loaded = page.waitForEvent('load');
  await press(page, 'CDK');
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
});

test("an example's own page begins at its top", async ({ page }) => {
  await openStarted(page, '/components/button/examples');
  await scrollTo(page, 900);
  await page
    .getByRole('main')
    .locator('a[href^="/components/button/examples/"]')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/button\/examples\/button/);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('the list at the side scrolls along with the heading it marks', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await openStarted(page, '/guide/theming');
  const list = page.getByRole('navigation', { name: 'On this page' });
  await page
    .locator(`${hooked('prose')} :is(h2, h3)`)
    .nth(-4)
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(list.locator('[aria-current]')).toBeInViewport();
  await expect
    .poll(() => list.locator('> ul').evaluate((element) => element.scrollTop))
    .toBeGreaterThan(0);
});

for (const width of [768, 1000, 1280]) {
  test(`the skip link covers no section at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/guides');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeInViewport();
    const end = async () => {
      const box = await skip.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    // Where the words of the first section begin.
    const words = await page
      .getByRole('navigation', { name: 'Top Toolbar' })
      .getByRole('link', { name: 'Components' })
      .evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getBoundingClientRect().x;
      });
    expect(await end()).toBeLessThan(words);
  });
}
