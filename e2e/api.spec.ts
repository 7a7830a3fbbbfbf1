import { type Page, test } from '@playwright/test';
import { postponedParts } from '@/lib/browser/layout/postponed-layout';
import { hooked, hooks } from '@/lib/design/hooks';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { delayApp } from './support/delay-requests';
import { expect } from './support/expect';
import { recordShifts, shiftsOf } from './support/layout-shifts';
import { waitForAttached } from './support/open';

const long = '/components/datepicker/api';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter symbols and members' });
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Opens a long page and waits until far content is marked, which the browser may skip. */
async function openReady(page: Page, address = long): Promise<void> {
  await page.goto(address);
  await simulateUserActivity(page);
  await waitForAttached(page.locator(hooked('far')).first());
}

/** Opens a long page and waits until its whole layout is done. */
async function openLaidOut(page: Page): Promise<void> {
  await openReady(page);
  await expect(page.locator(postponedParts)).toHaveCount(0);
}

/** The distance of an element's top from the bottom of the sticky bar, in CSS pixels. */
const belowBar = (page: Page, id: string) =>
  page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
    const bar = document.querySelector('[aria-label="Top Toolbar"]');
    return top - (bar?.getBoundingClientRect().bottom ?? NaN);
  }, id);

test('the field filters symbols and members while typing', async ({ page }) => {
  await openLaidOut(page);
  const kinds = page.locator('main a[href="#MatCalendar"]', { hasText: 'Components' });
  await expect(kinds).toBeVisible();
  const whole = await height(page);
  await field(page).fill('opened');
  await expect(page.getByRole('status').filter({ hasText: 'members' })).toHaveText(
    /^\d+ of \d+ members, in \d+ of \d+ symbols\.$/,
  );
  const rows = page.locator(hooked('filterRow')).filter({ visible: true });
  const names = await rows.evaluateAll((all) => all.map(({ id }) => id));
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !/opened/i.test(name))).toEqual([]);
  await expect(kinds).toBeHidden();

  await field(page).fill('no such thing');
  await expect(page.locator(hooked('filterGroup')).filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.locator(`${hooked('out')}, ${hooked('narrowed')}`)).toHaveCount(0);
  await expect(kinds).toBeVisible();
  await expect.poll(() => height(page)).toBe(whole);

  // A link to a hidden element shows it.
  await field(page).fill('matcalendarcell');
  await expect(page.locator('#MatDatepicker')).toBeHidden();
  await page.goto(`${long}#MatDatepicker-opened`);
  await expect(page.locator('#MatDatepicker-opened')).toBeInViewport();
  await expect(field(page)).toHaveValue('');
});

test('text typed before the layout is complete filters too', async ({ page }) => {
  await page.goto(long);
  expect(await page.locator(postponedParts).count()).toBeGreaterThan(5);
  await field(page).fill('opened');
  await expect(page.getByRole('status').filter({ hasText: 'members' })).not.toBeEmpty();
  const rows = page.locator(hooked('filterRow')).filter({ visible: true });
  for (const id of await rows.evaluateAll((all) => all.map(({ id }) => id))) {
    expect(id).toMatch(/opened/i);
  }
  await expect(page.locator(postponedParts)).toHaveCount(0);
  await field(page).fill('');
  await expect(page.locator(`${hooked('out')}, ${hooked('narrowed')}`)).toHaveCount(0);
  const whole = await height(page);
  await page.goto('about:blank');
  await page.goto(long);
  await field(page).fill('opened');
  await expect(page.getByRole('status').filter({ hasText: 'members' })).not.toBeEmpty();
  await field(page).fill('');
  await expect.poll(() => height(page)).toBe(whole);
});

test('the list of headings and the URL follow the filter, and going back restores it', async ({
  page,
}) => {
  await page.goto(long);
  const entries = page.locator(`${hooked('toc')} a`);
  const all = await entries.count();
  await field(page).fill('dateClass');
  await expect.poll(() => entries.filter({ visible: true }).count()).toBeLessThan(all / 4);
  const shown = await entries
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(shown).toContain('#MatCalendar');
  expect(shown).not.toContain('#MatDatepickerToggle');
  // MatDatepicker inherits the input from a base that it shares with the range picker.
  await expect(page.locator('#MatDatepicker').getByText(/1 of \d+ inherited/)).toBeVisible();

  await field(page).fill('opened');
  await expect(page).toHaveURL(`${long}?filter=opened`);
  await page.getByRole('link', { name: 'Guides', exact: true }).first().click();
  await expect(page).toHaveURL('/guides');
  await page.goBack();
  await expect(field(page)).toHaveValue('opened');
  await expect(page.locator('#MatDatepickerToggle')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(long);
  await expect(field(page)).toHaveValue('');
  await expect(page.locator('#MatDatepickerToggle')).toBeVisible();
});

test('a URL with a filter shows its matches by itself, even if its fragment leads elsewhere', async ({
  page,
}) => {
  await page.goto(`${long}?filter=matcalendarcell#MatDatepicker-opened`);
  await expect(page.locator('#MatDatepicker')).toBeHidden();
  await expect(field(page)).toHaveValue('matcalendarcell');
  await expect(field(page)).toBeInViewport();
  await expect(page.locator('#MatCalendarCellClassFunction')).toBeInViewport();
});

test('the part for tests is closed until a fragment or a match opens it', async ({ page }) => {
  await page.goto(long);
  const harness = page.locator('#MatCalendarHarness');
  await expect(page.getByRole('heading', { name: 'Testing' })).toBeVisible();
  await expect(harness).toBeHidden();
  await field(page).fill('calendarharness');
  await expect(harness).toBeVisible();
  await field(page).fill('');
  await expect(harness).toBeHidden();
  await page.goto('about:blank');
  await openReady(page, `${long}#MatCalendarHarness`);
  await expect(harness).toBeInViewport();
  await page.goto('about:blank');
  await openReady(page, `${long}#testing`);
  await expect(harness).toBeVisible();
});

test('the name of a symbol stays in view, and covers no scroll target', async ({ page }) => {
  await openReady(page, `${long}#MatCalendar-dateClass`);
  const row = page.locator('[id="MatCalendar-dateClass"]');
  await expect(row).toBeInViewport();
  const name = page.locator('#MatCalendar').getByRole('heading', { name: 'MatCalendar' });
  await expect.poll(() => belowBar(page, 'MatCalendar')).toBeLessThan(0);
  await expect(name).toBeInViewport();
  const nameBottom = async () => {
    const box = await name.boundingBox();
    return (box?.y ?? NaN) + (box?.height ?? NaN);
  };
  expect((await row.boundingBox())?.y).toBeGreaterThan(await nameBottom());
  // Moving backward by keyboard, the focused element is not covered by the name either.
  await row.getByRole('link').first().focus();
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
    expect(top).toBeGreaterThan((await nameBottom()) - 1);
  }
});

test('going back between fragments restores the scroll position', async ({ page }) => {
  await openReady(page, `${long}#MatDateRangePicker`);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => belowBar(page, 'MatDateRangePicker')).toBeLessThan(-800);
  const left = await page.evaluate(() => window.scrollY);
  await page.locator(`${hooked('toc')} a[href="#MatCalendar"]`).click();
  await expect.poll(() => belowBar(page, 'MatCalendar')).toBeGreaterThanOrEqual(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a URL with an invalid encoding breaks nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openReady(page, `${long}#%zz`);
  await page.evaluate(() => {
    location.hash = '#%E0%A4%A';
  });
  await field(page).fill('opened');
  await expect(page.getByRole('status').filter({ hasText: 'members' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the tokens of a Styling tab can be filtered by word and by kind', async ({ page }) => {
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

test('content that the browser skips off screen keeps its space', async ({ page }) => {
  await recordShifts(page);
  await openLaidOut(page);
  const whole = await height(page);
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

for (const [address, least] of [
  [long, 6],
  ['/components/button/styling', 2],
] as const) {
  test(`${address} lays out content far down when the browser is idle`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await recordShifts(page);
    const release = await delayApp(page);
    await page.goto(address);
    expect(await page.locator(postponedParts).count()).toBeGreaterThanOrEqual(least);
    const before = await height(page);
    release();
    await simulateUserActivity(page);
    await expect(page.locator(postponedParts)).toHaveCount(0);
    const whole = await height(page);
    expect(whole).not.toBe(before);
    // The same height as with a full layout at once.
    await page.goto('about:blank');
    await page.goto(`${address}#main`);
    expect(await page.locator('html').getAttribute(hooks.whole)).toBe('');
    expect(await height(page)).toBe(whole);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('reloading a long page restores the scroll position', async ({ page }) => {
  await openLaidOut(page);
  await page.evaluate(() => window.scrollTo(0, 20_000));
  const place = () => belowBar(page, 'MatEndDate');
  const at = await place();
  await page.reload();
  await expect.poll(place).toBe(at);
  await simulateUserActivity(page);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
  expect(await place()).toBe(at);
});

test('symbols and members can be opened by their URL', async ({ page }) => {
  const expectAt = async (id: string) => {
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect.poll(() => belowBar(page, id)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => belowBar(page, id)).toBeLessThan(96);
  };
  // A symbol, a member, and a member in a closed fold: each by its own address …
  const targets = ['MatDateRangePicker', 'MatCalendarCellHarness-hover'];
  const folded = 'MatDatepickerInputHarness-getPlaceholder';
  for (const id of [...targets, folded]) {
    await page.goto('about:blank');
    await openReady(page, `${long}#${id}`);
    await expectAt(id);
  }
  // … and with a link on the same page.
  await page.goto('about:blank');
  await openReady(page);
  for (const id of [folded, ...targets]) {
    await page.evaluate((id) => {
      location.hash = id;
    }, id);
    await expectAt(id);
  }
});

test('without JavaScript the page is complete and has no filter field', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(long);
  await expect(field(page)).toBeHidden();
  await expect(page.locator('#MatStartDate')).toBeVisible();
  await page.getByRole('heading', { name: 'Testing' }).click();
  await expect(page.locator('#MatCalendarHarness')).toBeVisible();
  await page.close();
});
