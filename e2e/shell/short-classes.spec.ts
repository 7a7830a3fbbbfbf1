import { expect, type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { overlayContainer } from '@/lib/design/overlays';
import { openStarted } from '../support/open';

const exampleParts = `${hooked('liveHost')} *, ${overlayContainer} *`;

/**
 * Classes of the page's elements that must be utilities, or their short names, but that no stylesheet of the
 * page contains. Elements of examples are excluded, because they belong to another application.
 */
const strangeClasses = (page: Page): Promise<string[]> =>
  page.evaluate((examples) => {
    const namesIn = (list: Iterable<CSSRule>): string[] =>
      [...list].flatMap((rule) => {
        const isStyle = rule instanceof CSSStyleRule;
        const inner = isStyle || rule instanceof CSSGroupingRule ? namesIn(rule.cssRules) : [];
        const own = isStyle ? rule.selectorText : '';
        return [...inner, ...(own.match(/\.(?:\\[0-9a-f]+ |\\.|[\w-])+/g) ?? [])];
      });
    const known = new Set([...document.styleSheets].flatMap((sheet) => namesIn(sheet.cssRules)));
    const utility = /[^\w-]|^[A-Z]\w?$|^[a-z][A-Z0-9]$/;
    return [...document.querySelectorAll('[class]')]
      .filter((element) => !element.matches(examples))
      .flatMap((element) => [...element.classList])
      .filter((name) => utility.test(name) && !known.has(`.${CSS.escape(name)}`));
  }, exampleParts);

/** Opens a component that scripts render. */
interface Opening {
  what: string;
  path: string;
  width?: number;
  open: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const openings: readonly Opening[] = [
  { what: 'a page', path: '/components/datepicker/api', open: async () => {} },
  {
    what: 'the theme menu',
    path: '/',
    open: async (page) => {
      await press('Select a theme')(page);
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    what: 'the search',
    path: '/guides',
    open: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('button');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    what: 'the drawer',
    path: '/components/button/overview',
    width: 360,
    open: async (page) => {
      await page.locator('a[aria-haspopup=dialog]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    what: 'the code of an example',
    path: '/components/button/examples',
    open: async (page) => {
      await press(/^Code of/)(page);
      await expect(page.getByRole('tabpanel').first()).toBeVisible();
    },
  },
  {
    what: 'the tools of an example',
    path: '/components/button/examples',
    open: async (page) => {
      await press(/^Tools for/)(page);
      await expect(page.getByRole('group', { name: /Direction/ }).first()).toBeVisible();
    },
  },
  {
    what: 'a page that a navigation brings',
    path: '/components/button/overview',
    open: async (page) => {
      await page.getByRole('link', { name: 'API', exact: true }).click();
      await expect(page).toHaveURL(/\/api$/);
    },
  },
  { what: 'the theme builder', path: '/theme-builder', open: async () => {} },
];

for (const { what, path, width = 1280, open } of openings) {
  test(`elements have the short classes of the stylesheets: ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStarted(page, path);
    await open(page);
    // The opened component's stylesheet has loaded by now.
    await expect.poll(() => strangeClasses(page)).toEqual([]);
  });
}

test('the check for unknown classes finds one', async ({ page }) => {
  await openStarted(page, '/guides');
  await page.evaluate(() => document.querySelector('h1')?.classList.add('max-section:ps-9', 'zZ'));
  expect(await strangeClasses(page)).toEqual(['max-section:ps-9', 'zZ']);
});
