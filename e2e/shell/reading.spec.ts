import { type Locator, type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { delayRequests } from '../support/delay-requests';
import { engine } from '../support/engine';
import { expect } from '../support/expect';
import { openStarted } from '../support/open';

test.describe('with fingers', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('heading links are visible, and targets are large enough', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-cookies', 'true'));
    await page.goto('/components/button/overview');
    await expect(page.getByRole('link', { name: 'Link to Accessibility' })).toHaveCSS(
      'opacity',
      '1',
    );
    for (const path of ['/components/button/overview', '/guide/theming', '/404', '/guides']) {
      await page.goto(path);
      const small = await page.evaluate(
        ({ prose, liveHost }) =>
          [...document.querySelectorAll('a, button, input')].flatMap((element) => {
            // Links inside sentences and code have the height of the text; live examples have their own sizes.
            if (element.closest(`${prose} :is(p, li, td), pre, footer p, ${liveHost}`)) return [];
            const { width, height } = element.getBoundingClientRect();
            const seen = width > 1 && height > 1 && !element.matches('[href="#main"]');
            const name = `${element.textContent.trim()} ${Math.round(width)}x${Math.round(height)}`;
            return seen && Math.min(width, height) < 43.5 ? [name] : [];
          }),
        { prose: hooked('prose'), liveHost: hooked('liveHost') },
      );
      expect(small, path).toEqual([]);
    }
  });
});

test('code scrolled to its end is not covered by its button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/components/button/overview');
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('[data-code] > pre:has(+ [data-copy-code])')].filter((pre) => {
      pre.scrollLeft = pre.scrollWidth;
      const text = document.createRange();
      text.selectNodeContents(pre);
      const end = Math.max(...[...text.getClientRects()].map(({ right }) => right));
      const button = pre.nextElementSibling?.getBoundingClientRect().left ?? 0;
      return pre.scrollLeft > 0 && end > button;
    }),
  );
  expect(hidden).toHaveLength(0);
});

test('nothing moves when the font of the code arrives', async ({ page }) => {
  const heights = async () => {
    await openStarted(page, '/components/button/overview');
    return page
      .locator(`${hooked('prose')} > *`)
      .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().height));
  };
  const withFont = await heights();
  let blocked = 0;
  await page.route(/mono.*\.woff2/, (route) => {
    blocked += 1;
    return route.abort();
  });
  expect(await heights()).toEqual(withFont);
  expect(blocked).toBeGreaterThan(0);
});

/** A link whose width shows which font is used. */
const wordsIn = (page: Page) =>
  page.getByRole('navigation', { name: 'Top Toolbar' }).getByRole('link').nth(3);
const widthOf = (element: Locator) =>
  element.evaluate((box) => Math.round(box.getBoundingClientRect().width));

test('text is painted at once in a stand-in, and its font takes the place on the same page', async ({
  page,
}) => {
  const release = await delayRequests(page, /roboto\..*\.woff2/);
  await page.goto('/components/button/overview', { waitUntil: 'commit' });
  const tab = wordsIn(page);
  await expect(tab).toBeVisible();
  const isThere = () => page.evaluate(() => document.fonts.check('500 15px siteSans'));
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const width = () => widthOf(tab);
  const before = await width();
  expect(await isThere()).toBe(false);
  release();
  await expect.poll(isThere).toBe(true);
  await expect.poll(width).not.toBe(before);
  expect(Math.abs((await width()) - before)).toBeLessThan(4);
});

for (const path of ['/', '/components/button/overview', '/guide/theming']) {
  // Of the engine only: as Next exports pages, stylesheets of examples are in the head, with their font of icons.
  test(
    `no font is requested before the first paint of ${path}`,
    { tag: engine },
    async ({ page }) => {
      await page.goto(path);
      const areLater = () =>
        page.evaluate(() => {
          const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
          return performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('.woff2'))
            .map(({ startTime }) => paint !== undefined && startTime >= paint);
        });
      await expect.poll(areLater).toContain(true);
      expect(await areLater()).not.toContain(false);
    },
  );
}

test('a URL with a fragment opens at its target', async ({ page }) => {
  await page.goto('/components/button/overview#testing');
  const top = () =>
    page.locator('#testing').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await expect.poll(top).toBe(88);
});

test('marks drawn with backgrounds stay visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/components/button/overview');
  const ground = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  const marks = {
    'the sign beside a heading': page.getByRole('link', { name: /^Link to / }),
    'the bullet of a list': page.locator(`${hooked('prose')} > ul > li`),
  };
  for (const [name, mark] of Object.entries(marks)) {
    const color = await mark
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    expect(color, name).not.toBe(ground);
  }
});

test('icons take the color of the text in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/components/button/overview');
  const color = (element: Element) => getComputedStyle(element).color;
  const note = page.getByRole('note', { name: 'Note' }).first();
  expect(await note.locator('svg').first().evaluate(color)).toBe(await note.evaluate(color));
});

test("a callout's icon has the theme's color", async ({ page }) => {
  await page.goto('/components/button/overview');
  await expect(page.getByRole('note', { name: 'Note' }).locator('svg').first()).toHaveCSS(
    'color',
    'rgb(48, 63, 159)',
  );
});
