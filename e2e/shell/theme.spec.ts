import { type Page, test } from '@playwright/test';
import { delayRequests } from '../support/delay-requests';
import { expect } from '../support/expect';
import { start } from '../support/open';

const storageKey = 'docs-theme-storage-current-name';
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const extraStylesheet = (page: Page) => page.locator('link[rel="stylesheet"][href^="/themes/"]');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Select a theme' }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

test('a theme is chosen from the menu', async ({ page }) => {
  await page.goto('/guides');
  await page.getByRole('button', { name: 'Select a theme' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'Match system',
    'Deep Purple & Amber',
    'Indigo & Pink',
    'Pink & Blue-gray',
    'Purple & Green',
  ]);
  for (const [shade, first] of [
    ['Light', 'Deep Purple & Amber'],
    ['Dark', 'Pink & Blue-gray'],
  ] as const) {
    const group = page.getByRole('group', { name: shade });
    await expect(group.getByRole('menuitemradio').first()).toHaveText(first);
  }
  await expect(page.getByRole('menuitemradio', { name: 'Match system' })).toBeChecked();
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveCount(1);
  await page.getByRole('menuitemradio', { name: 'Purple & Green' }).click();
  await expect(page.getByText('Purple & Green theme selected.')).toBeAttached();
  expect(await theme(page)).toBe('purple-green');
  expect(await stored(page)).toBe('purple-green');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 24)');
  await expect(page.getByRole('button', { name: 'Select a theme' })).toBeFocused();
});

test('the announcement is polite and is removed after three seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/guides');
  await page.getByRole('button', { name: 'Select a theme' }).click();
  const choice = page.getByRole('menuitemradio', { name: 'Purple & Green' });
  await expect(choice).toBeVisible();
  // From here the clock is stopped, so that a slow machine does not use up the three seconds.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await choice.click();
  const region = page.locator('[aria-live="polite"]', { hasText: 'theme selected' });
  await expect(region).toHaveText('Purple & Green theme selected.');
  await page.clock.runFor(1500);
  await expect(region).toHaveText('Purple & Green theme selected.');
  await page.clock.runFor(2000);
  await expect(page.getByText('theme selected.')).toHaveCount(0);
});

test('the default theme removes the extra stylesheet', async ({ page }) => {
  await page.goto('/guides');
  await choose(page, 'Deep Purple & Amber');
  await expect(extraStylesheet(page)).toHaveCount(1);
  await choose(page, 'Purple & Green');
  // The old one stays until the new one has loaded.
  await expect
    .poll(() =>
      extraStylesheet(page).evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
    )
    .toEqual(['/themes/purple-green.css']);
  await choose(page, 'Indigo & Pink');
  await expect(extraStylesheet(page)).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a stored theme is applied before the first paint, without announcement', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'purple-green'), storageKey);
  const release = await delayRequests(page, '**/themes/purple-green.css');
  const loading = page.goto('/guides');
  // The stylesheet is slow: until it has loaded, nothing may be painted in other colors.
  await page.waitForRequest('**/themes/purple-green.css');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  release();
  await loading;
  const painted = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByType('paint');
      const [sheet] = performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('/themes/purple-green.css'));
      const came = sheet instanceof PerformanceResourceTiming ? sheet.responseEnd : NaN;
      return paint ? paint.startTime - came : -1;
    });
  await expect.poll(painted).toBeGreaterThan(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 24)');
  await expect(page.getByText('theme selected.')).toHaveCount(0);
});

test('a theme in the URL is applied, on the first page and on later ones', async ({ page }) => {
  await page.goto('/guides?theme=pink-bluegrey');
  expect(await theme(page)).toBe('pink-bluegrey');
  await expect.poll(() => stored(page)).toBe('pink-bluegrey');
  // Hydration removes unknown attributes.
  await start(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/cdk/categories?theme=deeppurple-amber';
    link.textContent = 'Go';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Go', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CDK' })).toBeVisible();
  await expect.poll(() => theme(page)).toBe('deeppurple-amber');
});

test('a choice on the page overrides the theme in its URL, on reload and on going back', async ({
  page,
}) => {
  await page.goto('/guides?theme=pink-bluegrey');
  await start(page);
  await choose(page, 'Deep Purple & Amber');
  await expect.poll(() => theme(page)).toBe('deeppurple-amber');
  await page.reload();
  expect(await theme(page)).toBe('deeppurple-amber');
  await page.goto('/cdk/categories');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  expect(await theme(page)).toBe('deeppurple-amber');
});

test.describe('in a dark system', () => {
  test.use({ colorScheme: 'dark' });

  const follows = (page: Page) => page.getByRole('menuitemradio', { name: 'Match system' });

  test('a first visit is dark before the first paint, without announcement and not stored', async ({
    page,
  }) => {
    await page.goto('/guides', { waitUntil: 'commit' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 24)');
    await start(page);
    expect(await theme(page)).toBe('purple-green');
    expect(await stored(page)).toBeNull();
    await expect(page.getByText('theme selected.')).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => theme(page)).toBe('indigo-pink');
    await expect(extraStylesheet(page)).toHaveCount(0);
  });

  test('choosing a theme ends that, and a menu item restores it', async ({ page }) => {
    await page.goto('/guides');
    await choose(page, 'Indigo & Pink');
    await expect(page.getByText('Indigo & Pink theme selected.')).toBeAttached();
    await page.reload();
    expect(await theme(page)).toBe('indigo-pink');
    await page.getByRole('button', { name: 'Select a theme' }).click();
    await expect(follows(page)).not.toBeChecked();
    await follows(page).click();
    await expect(page.getByText('The theme matches the system: Purple & Green.')).toBeAttached();
    expect(await theme(page)).toBe('purple-green');
    expect(await stored(page)).toBeNull();
    await page.getByRole('button', { name: 'Select a theme' }).click();
    await expect(follows(page)).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'Purple & Green' }).click();
    await expect.poll(() => stored(page)).toBe('purple-green');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the page is dark too', async ({ page }) => {
      await page.goto('/guides');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 24)');
    });
  });
});

test('unknown names are ignored in the URL and in storage', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/guides?theme=neon');
  await start(page);
  expect(await theme(page)).toBe('indigo-pink');
  expect(await stored(page)).toBeNull();
  await page.evaluate((key) => localStorage.setItem(key, 'toString'), storageKey);
  await page.goto('/guides');
  expect(await theme(page)).toBe('indigo-pink');
  await expect(extraStylesheet(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a choice applies to all open tabs', async ({ page, context }) => {
  await page.goto('/guides');
  const other = await context.newPage();
  await other.goto('/cdk/categories');
  await choose(other, 'Pink & Blue-gray');
  await expect.poll(() => theme(page)).toBe('pink-bluegrey');
  await choose(other, 'Indigo & Pink');
  await expect.poll(() => theme(page)).toBe('indigo-pink');
});

test('a theme that does not load keeps the old one and can be selected again', async ({ page }) => {
  await page.goto('/guides');
  await page.route('**/themes/**', (route) => route.abort());
  await choose(page, 'Purple & Green');
  await expect(page.getByText('Purple & Green theme could not be loaded.')).toBeAttached();
  expect(await theme(page)).toBe('indigo-pink');
  await page.unroute('**/themes/**');
  await choose(page, 'Purple & Green');
  await expect.poll(() => theme(page)).toBe('purple-green');
});

test('storage that throws only prevents storing the choice', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    }
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/guides');
  await choose(page, 'Purple & Green');
  await expect.poll(() => theme(page)).toBe('purple-green');
  await page.getByRole('button', { name: 'Ok, Got it' }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  expect(errors).toEqual([]);
});

test('the picker hides below 328px', async ({ page }) => {
  await page.setViewportSize({ width: 327, height: 640 });
  await page.goto('/guides');
  await expect(page.getByRole('button', { name: 'Select a theme' })).toBeHidden();
  await page.setViewportSize({ width: 328, height: 640 });
  await expect(page.getByRole('button', { name: 'Select a theme' })).toBeVisible();
});

test('a dark theme prints black on white', async ({ page }) => {
  await page.goto('/components/button/overview?theme=purple-green');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('navigation', { name: 'Top Toolbar' })).toBeHidden();
});
