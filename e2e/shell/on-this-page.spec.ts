import { type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { expect } from '../support/expect';
import { openStarted } from '../support/open';

const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const opener = (page: Page) => toc(page).getByRole('button', { name: 'On this page' });

test('the list comes before what it lists', async ({ page }) => {
  for (const path of ['/components/button/overview', '/components/select/api', '/guide/theming']) {
    await page.goto(path);
    const before = await toc(page).evaluate((list) => {
      const first = list.querySelector('a')?.hash.slice(1) ?? '';
      const target = document.getElementById(first);
      return target ? list.compareDocumentPosition(target) : 0;
    });
    expect(before & 4, path).toBe(4);
  }
});

for (const width of [360, 1000]) {
  test(`a button opens the list at ${width}px, and following an entry closes it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openStarted(page, '/components/button/overview');
    await expect(toc(page).getByRole('list')).toBeHidden();
    // Visually hidden, but a level of the outline above an example's own heading.
    await expect(page.getByRole('heading', { level: 2, name: 'On this page' })).toHaveCount(1);
    await opener(page).click();
    const entry = toc(page).getByRole('link', { name: 'Testing', exact: true });
    await entry.click();
    await expect(page).toHaveURL(/#testing$/);
    await expect(toc(page).getByRole('list')).toBeHidden();
    await expect(page.locator('#testing')).toBeInViewport();
    await opener(page).click();
    await expect(entry).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(toc(page).getByRole('list')).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 700 } });

  test('the button also opens the list', async ({ page }) => {
    await page.goto('/components/button/overview');
    await opener(page).click();
    await toc(page).getByRole('link', { name: 'Keyboard' }).click();
    await expect(page).toHaveURL(/#keyboard$/);
  });
});

test('it opens before the scripts have loaded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.goto('/components/button/overview');
  await opener(page).click();
  await expect(toc(page).getByRole('link', { name: 'Keyboard' })).toBeVisible();
});

test('the list is complete again after scrolling down and back up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await openStarted(page, '/components/datepicker/overview');
  const list = toc(page).getByRole('list').first();
  const scrolled = () => list.evaluate((element) => element.scrollTop);
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(scrolled).toBe(0);
  await expect(toc(page).getByRole('heading', { name: 'On this page' })).toBeInViewport();
});

test('an API page lists the parts of a symbol, and links to them', async ({ page }) => {
  await page.goto('/components/menu/api');
  const symbol = toc(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'MatMenuTrigger', exact: true }) });
  await expect(symbol.getByRole('listitem')).toHaveText(['Inputs', 'Outputs', 'Methods']);
  await symbol.getByRole('link', { name: 'Outputs' }).click();
  const title = page.locator('[id="MatMenuTrigger--outputs"]');
  await expect(title).toHaveText('Outputs');
  await expect(title).toBeInViewport();
});

test("a heading's name is its text only, and its link names the target", async ({ page }) => {
  for (const [path, level, name] of [
    ['/components/button/overview', 2, 'Accessibility'],
    ['/guide/theming', 2, 'Make it denser'],
    ['/components/button/styling', 2, 'button-overrides'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level, name, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `Link to ${name}`, exact: true })).toBeAttached();
  }
});

test('wide windows give the text and the list more room', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/components/button/overview');
  const widths = await Promise.all(
    [page.getByRole('navigation', { name: 'Button pages' }), toc(page)].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect().width),
    ),
  );
  expect(widths).toEqual([736, 280]);
});

test('the tabs and the button stay below the bar, and cover no heading', async ({ page }) => {
  for (const width of [360, 1000]) {
    await page.setViewportSize({ width, height: 700 });
    // A fragment alone would not load the page again.
    await page.goto('about:blank');
    await openStarted(page, '/components/button/overview#testing');
    await expect(page.getByRole('navigation', { name: 'Button pages' })).toBeInViewport();
    await expect(opener(page)).toBeInViewport();
    const [tabs, heading] = await Promise.all(
      [page.getByRole('navigation', { name: 'Button pages' }), page.locator('#testing')].map(
        (part) => part.evaluate((element) => element.getBoundingClientRect()),
      ),
    );
    expect(heading?.top, `${width}px`).toBeGreaterThanOrEqual(tabs?.bottom ?? Infinity);
  }
});

test('in a low window the tabs scroll away', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto('/components/button/overview#testing');
  await expect(page.locator('#testing')).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Button pages' })).not.toBeInViewport();
});

test('text and blocks end at one edge', async ({ page }) => {
  await page.goto('/components/button/overview');
  for (const width of [768, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await page
      .locator(`${hooked('prose')} > :is([role=note], [data-code], section, ul)`)
      .evaluateAll((blocks) =>
        blocks.map((block) => Math.round(block.getBoundingClientRect().right)),
      );
    expect(new Set(edges).size, `${width}px`).toBe(1);
  }
});
