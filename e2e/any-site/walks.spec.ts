import { type Page, test } from '@playwright/test';
import { samples } from '@/content/samples';
import { sections } from '@/content/sections';
import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { allItems, findItem, itemsOf } from '@/lib/catalogue/items';
import { library } from '@/lib/catalogue/library';
import { libraryVersion } from '@/lib/catalogue/version';
import { hooked, hooks } from '@/lib/design/hooks';
import { examplesOf } from '@/lib/examples/of-item';
import { itemStart } from '@/lib/navigation/item-start';
import { itemTabLabel, tabsOf } from '@/lib/navigation/item-tabs';
import { themeChoices } from '@/lib/navigation/theme-choices';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { expect } from '../support/expect';
import { makeLive } from '../support/live-examples';
import { openStarted } from '../support/open';
import { field, options, palette } from '../support/search-palette';

/*
 * Tests of the shell for any site, whatever it documents. They name no page; all data is from the tables of
 * the content. `npm run e2e -- --content <folder>` runs them on another site.
 */

test.skip(
  !library.isExternal && process.env.E2E_FOLDER === undefined,
  "this site's own tests cover more; on the site as Next exports it, these stand for them",
);

const item = sampleItem();
const { words, key } = sectionOf(item);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

function sampleItem(): DocItem {
  const found = findItem(samples.item.id, samples.item.packageName);
  if (!found) throw new Error('content/samples.ts: item: there is no such item');
  return found;
}

/** Another item of the same section, if there is one. */
const neighbor = itemsOf(item.packageName).find((other) => other !== item);

test('the home page has the site’s name and links to each section', async ({ page }) => {
  for (const section of sections) {
    await openStarted(page, paths.home());
    await expect(page).toHaveTitle(site.homeTitle);
    const bar = page.getByRole('navigation', { name: 'Top Toolbar' });
    // A site with one package may have its name: then the first link is that of the home page.
    await bar.getByRole('link', { name: section.name, exact: true }).last().click();
    await expect(page).toHaveURL(paths.categories(section.key));
    await expect(title(page)).toHaveText(section.name);
    const links = page.getByRole('main').getByRole('link');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    const items = itemsOf(section.packageName).map(itemStart);
    expect(items.filter((path) => !addresses.includes(path))).toEqual([]);
  }
});

test('the tabs of an item link to each other, and going back works', async ({ page }) => {
  await openStarted(page, itemStart(item));
  await expect(title(page)).toHaveText(item.name);
  const tabs = page.getByRole('navigation', { name: `${item.name} pages` });
  for (const tab of tabsOf(item)) {
    await tabs.getByRole('link', { name: itemTabLabel(tab), exact: true }).click();
    await expect(page).toHaveURL(paths.item(item, tab));
    await expect(tabs.getByRole('link', { name: itemTabLabel(tab) })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  for (const tab of tabsOf(item).slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(paths.item(item, tab));
  }
});

test('the side list finds an item, and Enter opens it', async ({ page }) => {
  test.skip(!neighbor, 'the section has one item only');
  await openStarted(page, itemStart(item));
  const filter = page.getByRole('searchbox', { name: `Filter ${words.ownItems}` });
  await filter.fill(neighbor?.name ?? '');
  await filter.press('Enter');
  await expect(title(page)).toHaveText(neighbor?.name ?? '');
  await filter.fill('qqqq');
  await expect(page.getByText(`No ${words.ownItems} match “qqqq”.`)).toBeVisible();
});

test('in a narrow window the list opens as a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStarted(page, itemStart(item));
  const opener = page.getByRole('link', { name: words.allItems });
  await opener.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: item.name, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the search finds every section by one of its items', async ({ page }) => {
  await openStarted(page, paths.home());
  for (const { packageName } of sections) {
    const [wanted] = itemsOf(packageName);
    if (!wanted) continue;
    await page.keyboard.press('/');
    await field(page).fill(wanted.name);
    const option = options(page).filter({ hasText: wanted.name });
    await option.first().click();
    await expect(page).toHaveURL((url) =>
      url.pathname.startsWith(paths.section(sectionOf(wanted).key)),
    );
    await expect(palette(page)).toBeHidden();
  }
});

test('a theme can be selected, is applied and kept', async ({ page }) => {
  const other = themeChoices().find(({ href }) => href !== undefined);
  test.skip(!other, 'there is one theme only');
  await openStarted(page, paths.guides());
  await page.getByRole('button', { name: 'Select a theme' }).click();
  await page.getByRole('menuitemradio', { name: other?.displayName ?? '' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', other?.name ?? '');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', other?.name ?? '');
});

test('the version menu names the installed version', async ({ page }) => {
  await openStarted(page, paths.guides());
  await page.getByRole('button', { name: 'Select a version' }).click();
  await expect(page.getByRole('menuitem', { name: libraryVersion }).first()).toBeVisible();
});

test('the cookie notice disappears permanently, and is missing where nothing sets cookies', async ({
  page,
}) => {
  await openStarted(page, paths.home());
  const notice = page.getByRole('region', { name: 'Cookies' });
  if (library.isExternal && site.analyticsIds.length === 0) {
    await expect(notice).toHaveCount(0);
    return;
  }
  await notice.getByRole('button', { name: 'Ok, Got it' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(notice).toBeHidden();
});

test('an unknown URL leads to the not-found page', async ({ page }) => {
  await page.goto(`${paths.section(key)}/no-such-item-anywhere`);
  await expect(page).toHaveURL(paths.notFound());
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('the first tab stop skips to the text', async ({ page }) => {
  await openStarted(page, itemStart(item));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('an example becomes live, and shows its code', async ({ page }) => {
  const lively = allItems().flatMap((each) =>
    examplesOf(each).flatMap(({ id, kind }) => (kind === 'live' ? paths.example(each, id) : [])),
  );
  test.skip(lively.length === 0, 'there is no example');
  await openStarted(page, lively[0] ?? '');
  await makeLive(page);
  await expect(page.locator(hooked('live')).first()).toHaveAttribute(hooks.live, 'live');
  await expect(page.locator('pre code').filter({ hasText: '@Component' }).first()).toBeAttached();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every overview is readable', async ({ page }) => {
    for (const each of allItems().slice(0, 12)) {
      await page.goto(itemStart(each));
      await expect(title(page)).toHaveText(each.name);
    }
  });
});
