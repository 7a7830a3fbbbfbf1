import { expect, type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { overlayContainer } from '@/lib/design/overlays';
import { openStarted } from '../support/open';

const exampleParts = `${hooked('liveHost')} *, ${overlayContainer} *`;

/**
 * Classes of the page's elements that only a utility can have, or the short name of one, and that no style sheet of
 * the page knows. Elements of examples are another application's.
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

/** Opens something that scripts draw. */
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
  test(`elements have the short classes of the style sheets: ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openStarted(page, path);
    await open(page);
    // What was opened has its style sheet by then.
    await expect.poll(() => strangeClasses(page)).toEqual([]);
  });
}

test('the look for strange classes sees one', async ({ page }) => {
  await openStarted(page, '/guides');
  await page.evaluate(() => document.querySelector('h1')?.classList.add('max-section:ps-9', 'zZ'));
  expect(await strangeClasses(page)).toEqual(['max-section:ps-9', 'zZ']);
});
