import { type Page, test } from '@playwright/test';
import { expect } from '../support/expect';
import { openWithDataSaving } from '../support/open';

/** What happens to a page's data after its first part: once, or until the test releases it. */
type Outcome = 'breaks off' | 'waits' | 'is lost';

/** Sends the data of the badge page in parts, as a slow network would. */
async function sendInParts(page: Page, outcome: Outcome): Promise<void> {
  await page.addInitScript((fault) => {
    let breaksOff = fault === 'breaks off';
    const whole = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const response = await whole(input, init);
      if (!response.url.endsWith('/badge/overview.txt')) return response;
      const bytes = new TextEncoder();
      const text = await response.text();
      // Where the text begins, which comes last.
      const end = text.indexOf('Other components fit better');
      const [first, rest] = [text.slice(0, end), text.slice(end)];
      let begun = false;
      const body = new ReadableStream({
        pull: async (stream) => {
          if (!begun) {
            begun = true;
            return stream.enqueue(bytes.encode(first));
          }
          const goesOn = document.documentElement.hasAttribute('data-test-go-on');
          if (breaksOff || (fault === 'is lost' && !goesOn)) {
            breaksOff = false;
            return stream.error(new TypeError('broken off'));
          }
          if (fault === 'waits' && !goesOn) {
            await new Promise((resolve) => document.addEventListener('test:go-on', resolve));
          }
          stream.enqueue(bytes.encode(rest));
          stream.close();
        },
      });
      return new Response(body, response);
    };
  }, outcome);
}

/** Releases the rest, or the next one that is requested. */
const goOn = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.setAttribute('data-test-go-on', '');
    document.dispatchEvent(new Event('test:go-on'));
  });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const further = (page: Page) => page.getByRole('navigation', { name: 'More components' });
const example = (page: Page) => page.locator('live-example').first();
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const note = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The rest of this page did not load.' });

/** Navigates to a page that was not prefetched. */
async function goToBadge(page: Page, fragment = ''): Promise<void> {
  await openWithDataSaving(page, '/components/button/overview');
  await page
    .getByRole('navigation', { name: 'All components' })
    .getByRole('link', { name: 'Badge' })
    .evaluate((link: HTMLAnchorElement, hash) => {
      link.hash = hash;
      link.click();
    }, fragment);
}

test('a page is shown as soon as its first part has loaded, and then completed', async ({
  page,
}) => {
  await sendInParts(page, 'waits');
  await goToBadge(page);
  await expect(heading(page, 'Badge')).toBeVisible();
  await expect(page).toHaveTitle(/^Badge overview/);
  await expect(page.getByRole('navigation', { name: 'Badge pages' })).toBeFocused();
  await expect(further(page)).toHaveCount(0);
  await goOn(page);
  await expect(page.getByText('Other components fit better in these cases')).toBeVisible();
  await expect(example(page)).toHaveAttribute('data-live', 'live');
  await expect(further(page)).toBeVisible();
  await expect(contents(page).getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a fragment works for a heading that is not loaded yet', async ({ page }) => {
  await sendInParts(page, 'waits');
  await goToBadge(page);
  // The previous page has a heading of that name too.
  await expect(heading(page, 'Badge')).toBeVisible();
  await contents(page).getByRole('link', { name: 'Keyboard' }).click();
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Keyboard' })).toBeInViewport();
});

test('a page that is opened further down is rendered completely', async ({ page }) => {
  await sendInParts(page, 'waits');
  const asked = page.waitForResponse('**/badge/overview.txt');
  await goToBadge(page, '#keyboard');
  await (await asked).finished();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(heading(page, 'Badge')).toHaveCount(0);
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Keyboard' })).toBeInViewport();
  await expect(heading(page, 'Badge')).toBeAttached();
});

test('an interrupted rest of a page is fetched again', async ({ page }) => {
  await sendInParts(page, 'breaks off');
  await goToBadge(page);
  await expect(further(page)).toBeVisible();
  await expect(note(page)).toBeHidden();
});

test('a failure to load the rest shows a message, and a retry loads it', async ({ page }) => {
  await sendInParts(page, 'is lost');
  await goToBadge(page);
  await expect(note(page)).toBeVisible();
  await expect(heading(page, 'Badge')).toBeVisible();
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(note(page)).toBeVisible();
  await goOn(page);
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(further(page)).toBeVisible();
  await expect(note(page)).toBeHidden();
});

test('a page left without its rest is complete when opened later', async ({ page }) => {
  await sendInParts(page, 'is lost');
  await goToBadge(page);
  await expect(heading(page, 'Badge')).toBeVisible();
  await expect(note(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Button')).toBeVisible();
  await expect(note(page)).toBeHidden();
  await goOn(page);
  await page.goForward();
  await expect(heading(page, 'Badge')).toBeVisible();
  await expect(further(page)).toBeVisible();
});
