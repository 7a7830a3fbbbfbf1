import { expect, type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { recordShifts, shiftsOf } from './support/layout-shifts';

const long = '/components/datepicker/api';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter symbols and members' });
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Opens a long page and waits until the browser may leave out what is off screen. */
async function openReady(page: Page, address = long): Promise<void> {
  await page.goto(address);
  await expect(page.locator(hooked('far')).first()).toBeAttached();
}

/** How far the top of an element is below the bar that stays at the top, in CSS pixels. */
const belowBar = (page: Page, id: string) =>
  page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
    const bar = document.querySelector('[aria-label="Top Toolbar"]');
    return top - (bar?.getBoundingClientRect().bottom ?? NaN);
  }, id);

test('the field narrows symbols and members as one types', async ({ page }) => {
  await page.goto(long);
  const jump = page.getByRole('main').getByText('Components', { exact: true });
  await expect(jump).toBeVisible();
  await field(page).fill('opened');
  await expect(page.getByRole('status').filter({ hasText: 'members' })).toHaveText(
    /^\d+ of \d+ members, in \d+ of \d+ symbols\.$/,
  );
  const rows = page.locator(hooked('filterRow')).filter({ visible: true });
  const names = await rows.evaluateAll((all) => all.map(({ id }) => id));
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !/opened/i.test(name))).toEqual([]);
  await expect(jump).toBeHidden();

  await field(page).fill('no such thing');
  await expect(page.locator(hooked('filterGroup')).filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.locator(`${hooked('out')}, ${hooked('narrowed')}`)).toHaveCount(0);
  await expect(jump).toBeVisible();
});

test('the tokens of a Styling tab narrow by word and by kind', async ({ page }) => {
  await page.goto('/components/button/styling');
  const tokens = page.locator(hooked('filterRow'));
  const all = await tokens.count();
  const shown = tokens.filter({ visible: true });
  await page.getByRole('button', { name: /^Shape \d+$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'tokens' })).toHaveText(
    new RegExp(`^\\d+ of ${all} tokens, in \\d+ of \\d+ mixins\\.$`),
  );
  const shapes = await shown.count();
  expect(shapes).toBeGreaterThan(1);
  expect(await shown.evaluateAll((rows) => rows.map(({ dataset }) => dataset['kind']))).toEqual(
    Array(shapes).fill('shape'),
  );
  await page.getByRole('searchbox', { name: 'Filter tokens' }).fill('filled');
  await expect.poll(() => shown.count()).toBeLessThan(shapes);
  for (const id of await shown.evaluateAll((rows) => rows.map((row) => row.id))) {
    expect(id).toContain('filled');
  }
});

test('a link to something the field hides shows it', async ({ page }) => {
  await openReady(page);
  await field(page).fill('matcalendarcell');
  await expect(page.locator('#MatDatepicker')).toBeHidden();
  await page.goto(`${long}#MatDatepicker-opened`);
  await expect(page.locator('#MatDatepicker-opened')).toBeInViewport();
  await expect(field(page)).toHaveValue('');
});

test('what the browser leaves out off screen keeps its place', async ({ page }) => {
  await recordShifts(page);
  await page.goto(long);
  const whole = await height(page);
  await expect(page.locator(hooked('far')).first()).toBeAttached();
  expect(await height(page)).toBe(whole);
  await page.mouse.move(600, 400);
  const step = 1000;
  for (let turned = 0; turned < whole; turned += step) await page.mouse.wheel(0, step);
  await page.waitForFunction(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return window.scrollY >= scrollHeight - clientHeight - 1;
  });
  expect(await height(page)).toBe(whole);
  expect(await shiftsOf(page)).toEqual([]);
});

test('symbols and members are reached by their address', async ({ page }) => {
  const expectAt = async (id: string) => {
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect.poll(() => belowBar(page, id)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => belowBar(page, id)).toBeLessThan(48);
  };
  // A symbol, a member, and a member in a closed fold: each by its own address …
  const targets = ['MatDateRangePicker', 'MatCalendarCellHarness-hover'];
  const folded = 'MatDatepickerInputHarness-getPlaceholder';
  for (const id of [...targets, folded]) {
    await page.goto('/guides');
    await openReady(page, `${long}#${id}`);
    await expectAt(id);
  }
  // … and from elsewhere on the page.
  await page.goto('/guides');
  await openReady(page);
  for (const id of [folded, ...targets]) {
    await page.evaluate((id) => {
      location.hash = id;
    }, id);
    await expectAt(id);
  }
});

test('without JavaScript the page is whole and has no field', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(long);
  await expect(field(page)).toBeHidden();
  await expect(page.locator('#MatStartDate')).toBeVisible();
  await page.close();
});
