import { type Page, test } from '@playwright/test';
import { purposes } from '@/content/purposes';
import { findItem, itemsOf } from '@/lib/catalogue/items';
import { hooked } from '@/lib/design/hooks';
import { hasExamples } from '@/lib/examples/of-item';
import { newsOf } from '@/lib/history/new-symbols';
import { paths } from '@/lib/routes/paths';
import { delayApp } from '../support/delay-requests';
import { expect } from '../support/expect';
import { recordShifts, shiftsOf } from '../support/layout-shifts';
import { openStarted, start } from '../support/open';

const side = (page: Page) => page.getByRole('navigation', { name: 'All components' });
const catalogue = '/components/categories';
const order = (page: Page, name: 'A–Z' | 'By purpose') =>
  page.getByRole('complementary', { name: 'Components' }).getByRole('button', { name });
const byName = itemsOf('material').map(({ name }) => name);
const byPurpose = purposes.flatMap(({ key }) =>
  itemsOf('material')
    .filter(({ purpose }) => purpose === key)
    .map(({ name }) => name),
);

/** The names of a list's links in their visual order, from top to bottom. */
const seen = (page: Page) =>
  side(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .map((link) => ({ name: link.textContent, top: link.getBoundingClientRect().top }))
        .sort((a, b) => a.top - b.top)
        .map(({ name }) => name),
    );

test('the list is sorted by name or grouped by purpose, and the choice is stored', async ({
  page,
}) => {
  await openStarted(page, '/components/button/overview');
  await expect(side(page).getByRole('link')).toHaveText(byName);
  await order(page, 'By purpose').click();
  await expect(order(page, 'By purpose')).toHaveAttribute('aria-pressed', 'true');
  await expect(order(page, 'A–Z')).toHaveAttribute('aria-pressed', 'false');
  await expect(side(page).getByRole('link')).toHaveText(byPurpose);
  const forms = side(page).getByRole('region', { name: 'Forms', exact: true });
  await expect(forms.getByRole('link', { name: 'Checkbox' })).toBeVisible();
  await expect(forms.getByRole('link', { name: 'Dialog' })).toHaveCount(0);
  await openStarted(page, '/components/dialog/api');
  await expect(side(page).getByRole('link')).toHaveText(byPurpose);
  await order(page, 'A–Z').click();
  await expect(side(page).getByRole('link')).toHaveText(byName);
  await page.reload();
  expect(await seen(page)).toEqual(byName);
});

test('the whole toggle of the order is within the list', async ({ page }) => {
  await page.goto('/components/button/overview');
  const list = page.getByRole('complementary', { name: 'Components' });
  const edges = await Promise.all(
    [list, list.getByRole('group', { name: 'Order' })].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect().right),
    ),
  );
  expect(edges[1]).toBeLessThanOrEqual(edges[0] ?? 0);
});

test('a stored order is applied before scripts run, and nothing moves when they do', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs-list-order', 'purpose'));
  await recordShifts(page);
  for (const path of ['/components/button/overview', catalogue]) {
    const release = await delayApp(page);
    // A page opened with a fragment is laid out completely at once, so no height is an estimate.
    // Scrolling there starts the application, and the load event waits for the delayed scripts.
    await page.goto(`${path}#main`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator(hooked('unstyledExamples'))).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await seen(page), path).toEqual(byPurpose);
    const places = () =>
      page
        .locator('aside li a, main li a, main h2')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .map((element) => {
              const { x, y, width } = element.getBoundingClientRect();
              return `${element.textContent} ${Math.round(x)} ${Math.round(y)} ${Math.round(width)}`;
            })
            .sort(),
        );
    const before = await places();
    release();
    await start(page);
    // Scripts group entries in sections; the current entry has been in view all the time.
    await expect(side(page).getByRole('region').first()).toBeAttached();
    await expect(side(page).getByRole('link')).toHaveText(byPurpose);
    expect(await places(), path).toEqual(before);
    expect(await shiftsOf(page), path).toEqual([]);
  }
});

test('the catalogue is grouped together with the list', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await openStarted(page, catalogue);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0);
  await main.getByRole('button', { name: 'By purpose' }).click();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    purposes.map(({ name }) => name),
  );
  await expect(
    main.getByRole('region', { name: 'Popups' }).getByRole('link', { name: /^Snack bar/ }),
  ).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(side(page).getByRole('link')).toHaveText(byPurpose);
  await order(page, 'A–Z').click();
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0);
});

test('additions of the newest major are marked, with their symbols in the catalogue', async ({
  page,
}) => {
  const badge = findItem('badge');
  const news = badge && newsOf(badge);
  if (!badge || !news) throw new Error('nothing is new about the badge');
  await page.goto(catalogue);
  const entry = side(page).getByRole('listitem').filter({ hasText: badge.name });
  await expect(entry.getByText(`New in ${news.major}`)).toBeVisible();
  await expect(side(page).getByText('New in')).toHaveCount(
    itemsOf('material').filter((item) => newsOf(item)).length,
  );
  await expect(page.getByRole('main').getByRole('link', { name: badge.name })).toContainText(
    `New in ${news.major}: ${news.symbols.join(', ')}`,
  );
});

for (const javaScriptEnabled of [true, false]) {
  test(`a group on the home page links to its group in the catalogue, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto('/');
    if (javaScriptEnabled) await start(page);
    await page
      .getByRole('region', { name: 'All components' })
      .getByRole('link', { name: 'Popups', exact: true })
      .click();
    await expect(page).toHaveURL(/\/components\/categories#popup$/);
    const heading = page.getByRole('main').getByRole('heading', { name: 'Popups' });
    await expect(heading).toBeInViewport();
    await expect(page.getByRole('main').getByRole('link', { name: /^Tooltip/ })).toBeInViewport();
    if (javaScriptEnabled) {
      expect(await page.evaluate(() => localStorage.getItem('docs-list-order'))).toBeNull();
    }
    await page.close();
  });
}

test('the list and the pager keep the tab if the other item has it', async ({ browser }) => {
  // In the static page too, for visitors without scripts.
  const page = await browser.newPage({ javaScriptEnabled: false });
  const button = findItem('button');
  const lacking = itemsOf('cdk').find((item) => !hasExamples(item));
  if (!button || !lacking) throw new Error('no such items');
  const to = (name: string) => side(page).getByRole('link', { name, exact: true });
  await page.goto(paths.item(button, 'api'));
  await expect(to('Badge')).toHaveAttribute('href', '/components/badge/api');
  const pager = page.getByRole('navigation', { name: 'More components' });
  await expect(pager.getByRole('link', { name: /^Next/ })).toHaveAttribute(
    'href',
    '/components/button-toggle/api',
  );
  await page.goto(paths.item(button, 'examples'));
  await expect(to('Badge')).toHaveAttribute('href', '/components/badge/examples');
  await page.goto('/cdk/overlay/examples');
  await expect(
    page
      .getByRole('navigation', { name: 'All of the CDK' })
      .getByRole('link', { name: lacking.name, exact: true }),
  ).toHaveAttribute('href', paths.item(lacking, 'overview'));
  await page.close();
});

test('the field above the list covers no focused entry', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openStarted(page, '/components/table/examples');
  const field = page.getByRole('searchbox', { name: 'Filter components' });
  await page.getByRole('navigation', { name: 'Table pages' }).getByRole('link').first().focus();
  const covered = await (async () => {
    const hidden: string[] = [];
    for (let turn = 0; turn < byName.length; turn++) {
      await page.keyboard.press('Shift+Tab');
      const [focused, edge] = await Promise.all([
        page.evaluate(() => {
          const element = document.activeElement;
          const inList = element?.closest('aside nav');
          return inList && { name: element?.textContent, y: element?.getBoundingClientRect().y };
        }),
        field.boundingBox(),
      ]);
      if (focused && (focused.y ?? 0) < (edge?.y ?? 0) + (edge?.height ?? 0)) {
        hidden.push(focused.name ?? '');
      }
    }
    return hidden;
  })();
  expect(covered).toEqual([]);
});
