import { type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { delayRequests } from '../support/delay-requests';
import { expect } from '../support/expect';
import { openStarted, openWithDataSaving } from '../support/open';
import { button, chosen, field, options, palette } from '../support/search-palette';
import { smallFields } from '../support/small-fields';

const overview = '/components/button/overview';

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

test('letters that match a query can be read in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await openStarted(page, overview);
  await search(page, 'dialog');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const { color, ground } = await options(page)
      .locator('mark')
      .first()
      .evaluate((mark) => {
        const style = getComputedStyle(mark);
        return { color: style.color, ground: style.backgroundColor };
      });
    expect(ground, colorScheme).not.toMatch(/^rgba\(.*, 0\)$/);
    expect(color, colorScheme).not.toBe(ground);
  }
});

test.describe('Enter in the search', () => {
  test('opens a result of the text in the field, not of an earlier one', async ({ page }) => {
    await openStarted(page, overview);
    await search(page, 'dialog');
    // In one task, as a paste and a quick key are on a slow processor.
    await field(page).evaluate((input: HTMLInputElement) => {
      input.select();
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else types in the same task
      document.execCommand('insertText', false, 'MatTooltip');
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await expect(page).toHaveURL(/\/components\/tooltip\/api#MatTooltip$/);
  });

  test('waits while the search is loading', async ({ page }) => {
    await openWithDataSaving(page, overview);
    const release = await delayRequests(page, '**/_next/**/*.js');
    await page.keyboard.press('/');
    await page.keyboard.type('MatTooltip');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    release();
    await expect(page).toHaveURL(/\/components\/tooltip\/api#MatTooltip$/);
  });

  test('waits for the application', async ({ page }) => {
    const release = await delayRequests(page, '**/_next/**/*.js');
    await page.goto(overview);
    await page.keyboard.press('/');
    await page.keyboard.type('MatTooltip');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\/components\/tooltip\/api#MatTooltip$/);
  });
});

test.describe('keyboards', () => {
  test('Ctrl K opens the search on a Cyrillic layout, also before the application', async ({
    page,
  }) => {
    const press = () =>
      page.evaluate(() => {
        const init = { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', init));
      });
    await page.goto(overview);
    await press();
    await expect(field(page)).toBeFocused();
    await press();
    await expect(palette(page)).toBeHidden();
  });

  test('keys belong to an input method while it composes', async ({ page }) => {
    await openStarted(page, overview);
    await search(page, 'dialog');
    for (const key of ['Escape', 'Enter', 'ArrowDown']) {
      await field(page).evaluate((input, pressed) => {
        const init = { key: pressed, isComposing: true, bubbles: true, cancelable: true };
        input.dispatchEvent(new KeyboardEvent('keydown', init));
      }, key);
    }
    await expect(palette(page)).toBeVisible();
    await expect(page).toHaveURL(overview);
    await expect(chosen(page)).toHaveText((await options(page).first().textContent()) ?? '');
  });
});

test('what is copied is what is seen', async ({ page }) => {
  for (const address of ['/components/button/api', overview, '/guide/api-changes']) {
    await page.goto(address);
    const unseen = await page.locator('#main span').evaluateAll((spans) =>
      spans
        .filter((span) => !span.closest('live-example'))
        .filter((span) => getComputedStyle(span).clipPath === 'inset(50%)')
        .filter((span) => getComputedStyle(span).userSelect !== 'none')
        .map((span) => span.outerHTML),
    );
    expect(unseen).toEqual([]);
    const copied = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('#main') ?? document.body);
      return getSelection()?.toString();
    });
    expect(copied).not.toMatch(/Link to [A-Z]\w|opens a new tab/);
  }
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('no field of the search or of the drawer makes a phone zoom in', async ({ page }) => {
    await openStarted(page, overview);
    await button(page).click();
    await expect(field(page)).toBeVisible();
    expect(await smallFields(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'All components' }).click();
    await expect(page.getByRole('dialog', { name: 'Components' })).toBeVisible();
    expect(await smallFields(page)).toEqual([]);
  });
});

test('code stays left to right on a page that is set right to left', async ({ page }) => {
  for (const address of [overview, '/components/button/api', '/components/button/styling']) {
    await page.goto(address);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const turned = await page
      .locator(`:is(code, pre, kbd, th[scope=row]):not(${hooked('liveHost')} *)`)
      .evaluateAll((all) =>
        all
          .map((one) => one.querySelector('a') ?? one)
          .filter((one) => {
            const { direction, unicodeBidi } = getComputedStyle(one);
            return direction !== 'ltr' || (one.tagName !== 'A' && unicodeBidi !== 'isolate');
          })
          .map((one) => one.outerHTML.slice(0, 200)),
      );
    expect(turned).toEqual([]);
  }
});

test('Back closes the drawer instead of leaving the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openStarted(page, '/components/badge/overview');
  await page.getByRole('navigation', { name: 'Badge pages' }).getByText('API').click();
  await expect(page).toHaveURL(/\/badge\/api$/);
  await page.getByRole('link', { name: 'All components' }).click();
  const drawer = page.getByRole('dialog', { name: 'Components' });
  await expect(drawer).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/badge\/api$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/badge\/overview$/);
});

test('a result that is opened in a new tab leaves the palette open', async ({ page, context }) => {
  await openStarted(page, overview);
  await search(page, 'dialog');
  const opened = context.waitForEvent('page');
  await options(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(palette(page)).toBeVisible();
});

test('without a clipboard the code is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  });
  await openStarted(page, overview);
  const frame = page.locator(hooked('code')).first();
  await frame.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByText('The code is selected').first()).toBeAttached();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected?.trim()).toBe((await frame.locator('pre').innerText()).trim());
});

test('the address of an item is there as Markdown, as its overview is', async ({ request }) => {
  const item = await request.get('/components/button.md');
  expect(item.status()).toBe(200);
  const same = await request.get('/components/button/overview.md');
  expect(await item.text()).toBe(await same.text());
});

test.describe('type parameters', () => {
  test('are in headings, Markdown and results, and fit on phones', async ({ page, request }) => {
    const whole =
      'MatTableDataSource<T extends object | any, P extends MatPaginator = MatPaginator>';
    await page.setViewportSize({ width: 320, height: 800 });
    await openStarted(page, '/components/table/api');
    const heading = page.getByRole('heading', { level: 3, name: 'MatTableDataSource' });
    await expect(heading).toHaveText(whole);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    const markdown = await (await request.get('/components/table/api.md')).text();
    expect(markdown).toContain(`## \`${whole}\``);
    await search(page, 'MatTableDataSource');
    await expect(chosen(page)).toContainText(whole);
  });
});
