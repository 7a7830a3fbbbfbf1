import { expect, type Locator, type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { holdRequests } from '../support/hold-requests';
import { openStarted, start } from '../support/open';

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
            // Links inside sentences have the height of the text; live examples have their own sizes.
            if (element.closest(`${prose} :is(p, li, td), footer p, ${liveHost}`)) return [];
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

/**
 * Whether a font has loaded that was requested after the first paint of text. A request that the preload link
 * had started before it was changed does not count, because it does not block painting. Runs in the page.
 */
function cameAfterText({ href }: HTMLLinkElement): boolean {
  const [text] = performance.getEntriesByName('first-contentful-paint');
  const [font] = performance
    .getEntriesByName(href)
    .filter(
      (entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType !== 'link',
    );
  return text !== undefined && font !== undefined && font.startTime > text.startTime;
}

/** The width of an element in the first frame of another page. Runs in the page. */
function widthOnceTitled(element: Element): Promise<number> {
  const before = document.title;
  return new Promise((resolve) => {
    const titles = new MutationObserver(() => {
      if (document.title === before || document.title === '') return;
      titles.disconnect();
      requestAnimationFrame(() => resolve(Math.round(element.getBoundingClientRect().width)));
    });
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  });
}

async function goToBadge(page: Page): Promise<void> {
  const list = page.getByRole('complementary', { name: 'Components' });
  await list.getByRole('link', { name: 'Badge' }).click();
  await expect(page).toHaveURL(/badge/);
}

test('a font that loads after the first paint is used from the next page on, so that visible text does not change', async ({
  page,
}) => {
  const release = await holdRequests(page, /roboto-s.*\.woff2/);
  await page.goto('/components/button/overview', { waitUntil: 'commit' });
  const tab = wordsIn(page);
  await expect(tab).toBeVisible();
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const width = () => widthOf(tab);
  const before = await width();
  release();
  await start(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await width()).toBe(before);
  await goToBadge(page);
  await expect.poll(width).not.toBe(before);
});

// The stylesheet of a non-default theme precedes the page's own.
for (const theme of ['indigo-pink', 'purple-green']) {
  test(`on a slow network text waits only for fonts in the cache, ${theme}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { value: { downlink: 1.6 } });
    });
    await page.goto(`/components/button/overview?theme=${theme}`);
    const font = page.locator('link[as=font]').first();
    await expect(font).toHaveAttribute('rel', '');
    const tab = wordsIn(page);
    const width = () => widthOf(tab);
    const before = await width();
    await start(page);
    await expect.poll(() => font.evaluate(cameAfterText)).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    expect(await width()).toBe(before);
    const placed = tab.evaluate(widthOnceTitled);
    await goToBadge(page);
    // In the first frame of the next page, so no text is visible in another font.
    expect(await placed).not.toBe(before);
    // The font is in the cache now, so it does not block painting.
    await page.reload();
    await expect(font).toHaveAttribute('rel', 'preload');
  });
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
