import { expect, type Page, test } from '@playwright/test';
import { samples } from '@/content/samples';
import { hooked } from '@/lib/design/hooks';
import { paths } from '@/lib/routes/paths';
import { engine } from '../support/engine';
import { holdApp } from '../support/hold-requests';
import { openStarted, start } from '../support/open';

/** Opens an overlay and closes it with Escape. */
async function openAndClose(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await page.getByRole(role, { name }).first().click();
  const opened = page.getByRole('menu').or(page.getByRole('dialog'));
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
}

const openAll = async (page: Page) => {
  await openAndClose(page, 'link', 'Search');
  await openAndClose(page, 'button', 'Select a theme');
};

const sheetsOf = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));

test(
  'the catalog looks the same on a phone after menus and dialogs have loaded',
  { tag: engine },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const release = await holdApp(page);
    await page.goto(paths.categories('components'));
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const boxesOf = () =>
      page
        .getByRole('main')
        .locator('li *')
        .evaluateAll((all) =>
          all.slice(0, 60).map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return `${one.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
          }),
        );
    const before = await boxesOf();
    release();
    await start(page);
    await openAll(page);
    expect(await boxesOf()).toEqual(before);
  },
);

for (const path of [
  paths.categories('components'),
  paths.item(samples.item, 'overview'),
  paths.search(),
]) {
  test(`a stylesheet that is loaded when something opens on ${path} styles nothing else`, async ({
    page,
  }) => {
    await openStarted(page, path);
    await openAll(page);
    const html = await (await page.request.get(path)).text();
    const loaded = (await sheetsOf(page)).filter(
      (href) => href.includes('/chunks/') && !html.includes(new URL(href).pathname),
    );
    expect(loaded.length).toBeGreaterThan(0);
    const elsewhere = await page.evaluate(
      ([hrefs, root]) => {
        const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
          [...list].flatMap((rule) => {
            if (rule instanceof CSSStyleRule) return [rule];
            // Rules in layers are ranked with those of the page.
            if (rule instanceof CSSLayerBlockRule) return [];
            return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
          });
        return [...document.styleSheets]
          .filter(({ href }) => href !== null && hrefs.includes(href))
          .flatMap(({ cssRules }) => rulesIn(cssRules))
          .flatMap(({ selectorText }) => {
            const found = [...document.querySelectorAll(selectorText)].find(
              (one) => !one.closest(root),
            );
            return found ? [`${selectorText}: ${found.outerHTML.slice(0, 80)}`] : [];
          });
      },
      [loaded, hooked('onDemand')] as const,
    );
    expect(elsewhere).toEqual([]);
  });
}
