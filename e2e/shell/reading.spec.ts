import { expect, type Locator, type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { hold } from '../support/hold-app';
import { openStarted, start } from '../support/open';

test.describe('with fingers', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('heading links show and what is pressed has room', async ({ page }) => {
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
            // Links within sentences follow the lines of text; live examples have their own measures.
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

test('code scrolled to its end comes out from under its button', async ({ page }) => {
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

/** A link whose width tells the font of its words. */
const wordsIn = (page: Page) =>
  page.getByRole('navigation', { name: 'Top Toolbar' }).getByRole('link').nth(3);
const widthOf = (element: Locator) =>
  element.evaluate((box) => Math.round(box.getBoundingClientRect().width));

/**
 * Whether a font has come that was asked for after the first text was painted. What the link to it began to fetch,
 * before it was told not to, does not count: it holds nothing back. Runs in the page.
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

/** How wide an element is in the first frame of another page. Runs in the page. */
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

test('text does not change while it is read: a font that misses the first paint shows from the next page on', async ({
  page,
}) => {
  const release = await hold(page, /roboto-s.*\.woff2/);
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

// The style sheet of a theme that is not the first stands before the page's own.
for (const theme of ['indigo-pink', 'purple-green']) {
  test(`on a slow network text waits for no font that is not in the cache, ${theme}`, async ({
    page,
  }) => {
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
    // In the first frame of the next page: nothing of it is seen in another font.
    expect(await placed).not.toBe(before);
    // It is in the cache now, so it is no hindrance.
    await page.reload();
    await expect(font).toHaveAttribute('rel', 'preload');
  });
}

test('an address with a fragment opens at its place', async ({ page }) => {
  await page.goto('/components/button/overview#testing');
  const top = () =>
    page.locator('#testing').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await expect.poll(top).toBe(88);
});

test('marks drawn by backgrounds stay in forced colors', async ({ page }) => {
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
