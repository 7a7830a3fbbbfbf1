import { type Page, test } from '@playwright/test';
import { delayRequests } from '../support/delay-requests';
import { engine } from '../support/engine';
import { expect } from '../support/expect';
import { field } from '../support/search-palette';

/**
 * Opens the guides as a page of an older build, one of whose files is gone. After a reload, it is the current page.
 *
 * @param old changes the HTML to that of the older build
 * @returns how often the page was loaded
 */
async function openOutdated(page: Page, old: (html: string) => string): Promise<() => number> {
  let loads = 0;
  await page.route('**/guides', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    loads += 1;
    if (loads > 1) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: old(await response.text()) });
  });
  await page.goto('/guides');
  return () => loads;
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Select a theme' });
const oldEarly = (html: string) => html.replace(/early-[^."]*\.js/, 'early-older.js');
const oldBuild = (html: string) => html.replace(/"build":"[^"]*"/, '"build":"older"');

for (const [what, old] of [
  ['the first script', oldEarly],
  ['a script of the application', (html: string) => html],
  ["what pages' data have in common", oldBuild],
] as const) {
  test(
    `after a deploy, when ${what} is gone, the page is reloaded once, and the press acts`,
    { tag: engine },
    async ({ page }) => {
      const loads = await openOutdated(page, old);
      if (what === 'a script of the application') {
        await page.route('**/_next/static/chunks/*.js', (route) =>
          loads() < 2 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
        );
      }
      // The page's data is current, so only the missing file shows that the page is outdated.
      await page.route('**/guides.txt', async (route) => {
        if (loads() > 1 || old !== oldBuild) return route.continue();
        const response = await route.fetch();
        const body = (await response.text()).replace(/"b":"[^"]*"/, '"b":"older"');
        return route.fulfill({ response, body });
      });
      await menuButton(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(loads()).toBe(2);
      await expect(page.getByText('did not load').filter({ visible: true })).toHaveCount(0);
    },
  );
}

test(
  'after a deploy, what was typed into the search is there after the reload',
  { tag: engine },
  async ({ page }) => {
    const release = await delayRequests(page, '**/early-older.js');
    const loads = await openOutdated(page, oldEarly);
    await page.keyboard.press('/');
    await page.keyboard.type('dialog');
    release();
    await expect(field(page)).toHaveValue('dialog');
    expect(loads()).toBe(2);
  },
);

test('after a deploy, a page whose own styles are gone is reloaded once', async ({ page }) => {
  const loads = await openOutdated(page, (html) =>
    html.replace(/(rel="stylesheet" href="[^"]*\/chunks\/)[^"]*\.css/, '$1older.css'),
  );
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  await expect(page.getByText('did not load').filter({ visible: true })).toHaveCount(0);
});

test(
  'a file that stays gone is told, and "Try again" loads the page anew, once each time',
  { tag: engine },
  async ({ page }) => {
    await page.route('**/early-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto('/guides');
    await menuButton(page).click();
    const note = page.getByRole('alert').filter({ hasText: 'Part of this page did not load' });
    await expect.poll(() => loads).toBe(2);
    await menuButton(page).click();
    await expect(note).toBeVisible();
    expect(loads).toBe(2);
    await page.unrouteAll();
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(loads).toBe(3);
  },
);
