import { expect, type Locator, type Page, test } from '@playwright/test';
import { sheet } from '@/content/home';
import { themes } from '@/content/themes';
import { itemsOf } from '@/lib/catalogue/items';
import { recordShifts, shiftsOf } from './support/layout-shifts';
import { letIdle, openStarted, start } from './support/open';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

for (const width of [320, 360, 768, 1280]) {
  test(`every measure printed at ${width}px is true, and drawn along what it measures`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    let printed = 0;
    for (const { name, measure } of sheet.columns.flat(2)) {
      const line = part(page, name).locator('[data-measure]');
      if (!measure || !(await line.isVisible())) continue;
      printed += 1;
      const box = await boxOf(part(page, name).locator(measure.of).first());
      const drawn = await boxOf(line);
      const [from, length] =
        measure.axis === 'width' ? (['x', 'width'] as const) : (['y', 'height'] as const);
      await expect(line, name).toHaveText(String(measure.px));
      expect(box[length], name).toBeCloseTo(measure.px, 1);
      expect(drawn[length], name).toBeCloseTo(box[length], 1);
      expect(drawn[from], name).toBeCloseTo(box[from], 1);
    }
    const holding = sheet.columns.flat(2).filter(({ measure, shrinks }) => {
      return measure && !(shrinks && width < 720);
    });
    expect(printed).toBe(holding.length);
  });
}

test('the rules of the sheet are as far apart as the title block says', async ({ page }) => {
  await page.goto('/');
  const grid = await page
    .locator('dl > div', { hasText: 'Grid' })
    .getByRole('definition')
    .innerText();
  const square = `${grid}px ${grid}px`;
  // The lines down and the lines across.
  const paper = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
  await expect(paper).toHaveCSS('background-size', `${square}, ${square}`);
});

test('the parts are the real components, recolored, without a byte of Angular', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/live\/.*\.js/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/');
  const filled = part(page, 'button').locator('.mat-mdc-unelevated-button');
  await expect(filled).toHaveCSS('background-color', 'rgb(63, 81, 181)');
  await page.goto('/?theme=purple-green');
  const roles = await page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    probe.style.color = 'var(--primary-fill)';
    return getComputedStyle(probe).color;
  });
  expect(roles).not.toBe('rgb(63, 81, 181)');
  await expect(filled).toHaveCSS('background-color', roles);
  await page.mouse.wheel(0, 2000);
  await start(page);
  await letIdle(page);
  expect(scripts).toEqual([]);
});

test('of the parts only the captions can be reached', async ({ page }) => {
  await page.goto('/');
  const board = page.locator('[data-board]');
  await expect(board.getByRole('link')).toHaveText(sheet.columns.flat(2).map(({ name }) => name));
  for (const role of ['button', 'textbox', 'checkbox', 'switch', 'radio', 'option'] as const) {
    await expect(board.getByRole(role)).toHaveCount(0);
  }
  await board.getByRole('link', { name: 'form-field' }).focus();
  await page.keyboard.press('Tab');
  await expect(board.getByRole('link', { name: 'chips' })).toBeFocused();
});

test('a color of the title block repaints the sheet, and follows the menu', async ({ page }) => {
  await page.goto('/');
  const group = page.getByRole('group', { name: 'Color' });
  await expect(group.getByRole('radio')).toHaveCount(themes.length);
  await expect(group.getByRole('radio', { name: 'Indigo & Pink' })).toBeChecked();

  await group.getByTitle('Purple & Green').click();
  await expect(page.getByText('Purple & Green theme selected.')).toBeAttached();
  expect(await theme(page)).toBe('purple-green');
  await expect(group.getByRole('radio', { name: 'Purple & Green' })).toBeChecked();

  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => theme(page)).toBe('pink-bluegrey');
  await expect(group.getByRole('radio', { name: 'Pink & Blue-gray' })).toBeFocused();

  await page.getByRole('button', { name: 'Select a theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Deep Purple & Amber' }).click();
  await expect(group.getByRole('radio', { name: 'Deep Purple & Amber' })).toBeChecked();

  await page.reload();
  await expect(group.getByRole('radio', { name: 'Deep Purple & Amber' })).toBeChecked();
});

test('a color chosen before the scripts have come is kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('group', { name: 'Color' }).getByTitle('Purple & Green').click();
  expect(await theme(page)).toBe('indigo-pink');
  release();
  await expect.poll(() => theme(page)).toBe('purple-green');
  await expect(page.getByRole('radio', { name: 'Purple & Green' })).toBeChecked();
});

test('the ways in are one click away', async ({ page }) => {
  const ways = [
    ['Get started', '/guide/getting-started'],
    ['See the components', '/components/categories'],
    ['See the CDK', '/cdk/categories'],
    ['All guides', '/guides'],
  ] as const;
  for (const [name, path] of ways) {
    await page.goto('/');
    await page.locator('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

test('the index names every part, and the counts are counted', async ({ page }) => {
  await page.goto('/');
  const index = page.getByRole('region', { name: 'Index of parts' }).getByRole('link');
  await expect(index).toHaveCount(itemsOf('material').length);
  const counts = `${itemsOf('material').length} Material parts and ${itemsOf('cdk').length} CDK parts`;
  await expect(page.locator('main')).toContainText(counts);
});

for (const width of [360, 1280]) {
  test(`nothing shifts while the page loads at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordShifts(page);
    await openStarted(page, '/');
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet is there and the choice of colors, which would do nothing, is not', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(part(page, 'button').getByText('Book')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Color' })).toBeHidden();
  });
});
