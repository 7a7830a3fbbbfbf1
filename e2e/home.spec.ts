import { expect, type Locator, type Page, test } from '@playwright/test';
import { sheet } from '@/content/home';
import { purposes } from '@/content/purposes';
import { themes } from '@/content/themes';
import { itemsOf } from '@/lib/catalogue/items';
import { hooked } from '@/lib/design/hooks';
import { hold } from './support/hold-app';
import { recordShifts, shiftsOf } from './support/layout-shifts';
import { letIdle, openStarted, openStyled, start } from './support/open';

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
    await openStyled(page, '/');
    let printed = 0;
    for (const { name, of, measure } of sheet.columns.flat(2)) {
      const line = part(page, name).locator('[data-measure]');
      if (!measure || !(await line.isVisible())) continue;
      printed += 1;
      const box = await boxOf(part(page, name).locator(of).first());
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
  await openStyled(page, '/');
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
  await openStyled(page, '/');
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
  await start(page);
  await letIdle(page);
  expect(scripts).toEqual([]);
});

test('as long as they are drawn, only the captions of the parts can be reached', async ({
  page,
}) => {
  await openStyled(page, '/');
  const board = page.locator('[data-board]');
  await expect(board.getByRole('link')).toHaveText(sheet.columns.flat(2).map(({ name }) => name));
  for (const role of ['button', 'textbox', 'checkbox', 'switch', 'radio', 'option'] as const) {
    await expect(board.getByRole(role)).toHaveCount(0);
  }
});

test('the parts come alive where they lie, and say what a press has done', async ({ page }) => {
  await openStarted(page, '/');
  const board = page.locator('[data-board]');
  const drawn = await boxOf(part(page, 'slide-toggle').locator('.mdc-switch'));
  // The press comes before anything is loaded.
  await page.mouse.click(drawn.x + drawn.width / 2, drawn.y + drawn.height / 2);
  const toggle = board.getByRole('switch', { name: 'Flexible' });
  await expect(toggle).not.toBeChecked();
  expect(await boxOf(part(page, 'slide-toggle').locator('.mdc-switch'))).toEqual(drawn);

  await board.getByRole('option', { name: 'Night' }).click();
  await expect(board.getByRole('option', { name: 'Night' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await board.getByRole('button', { name: 'Fare rules' }).click();
  await expect(board.getByText('Change the days once without a fee')).toBeVisible();
  await board.getByRole('textbox', { name: 'Where to' }).fill('Oslo');
  await board.getByRole('button', { name: 'Book' }).click();
  await expect(board.getByRole('status').filter({ hasText: 'to Oslo is held' })).toBeVisible();
});

test('the notch of the drawn field is as wide as where the field is live', async ({ page }) => {
  await openStarted(page, '/');
  const notch = page.locator('label', { hasText: 'Where to' }).first().locator('..');
  const drawn = await boxOf(notch);
  await page.mouse.click(drawn.x + drawn.width / 2, drawn.y + drawn.height / 2);
  await page.locator('[data-board]').getByRole('textbox', { name: 'Where to' }).fill('Oslo');
  expect((await boxOf(notch)).width).toBeCloseTo(drawn.width, -1);
});

test('what is pointed at or has the focus is measured', async ({ page }) => {
  await openStarted(page, '/');
  const line = page.locator('[data-redline]');
  const pill = part(page, 'button').locator('.mdc-button').last();
  await part(page, 'button').hover();
  await expect(page.locator('[data-board]').getByRole('button', { name: 'Clear' })).toBeVisible();
  await pill.hover();
  const { width, height } = await boxOf(pill);
  await expect(line).toHaveText(`${Math.round(width)} × ${Math.round(height)}`);
  await page.mouse.move(1, 1);
  await expect(line).toBeHidden();
  await page.locator('[data-board]').getByRole('switch').focus();
  await expect(line).toHaveText('52 × 32');
});

test('a sheet whose script does not load stays a drawing, and starts when it is meant again', async ({
  page,
}) => {
  await openStarted(page, '/');
  await page.route('**/live/**', (route) => route.abort());
  const fab = await boxOf(part(page, 'fab').locator('.mat-mdc-fab'));
  await page.mouse.click(fab.x + 20, fab.y + 20);
  await expect(page.getByText('The parts could not be started.')).toBeAttached();
  await page.unroute('**/live/**');
  await page.mouse.click(fab.x + 20, fab.y + 20);
  await expect(page.getByRole('textbox', { name: 'Where to' })).toHaveValue('Lisbon');
});

test('the sheet is a drawing again when one comes back to it', async ({ page }) => {
  await openStarted(page, '/');
  await part(page, 'badge').hover();
  const board = page.locator('[data-board]');
  await expect(board.getByRole('switch')).toBeVisible();
  await page.getByRole('link', { name: 'Guides', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Angular Material/ })).toBeVisible();
  await part(page, 'badge').hover();
  await expect(board.getByRole('switch')).toBeVisible();
});

test('examples of the CDK run beside their code', async ({ page }) => {
  await openStarted(page, '/');
  await page.locator('live-example').first().scrollIntoViewIfNeeded();
  const list = page.getByRole('region', { name: /^Stars/ });
  await expect(list.getByText('Star HD 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Move Lerwick up' }).click();
  await expect(page.getByText('Lerwick is now stop 1.')).toBeVisible();
  await expect(page.locator('main')).toContainText('*cdkVirtualFor');
  await expect(page.locator('main')).toContainText('cdkDropListDropped');
});

test('the three steps are of one height', async ({ page }) => {
  await openStyled(page, '/');
  const frames = page.getByRole('region', { name: 'From nothing' }).getByRole('listitem');
  const boxes = await Promise.all((await frames.locator('[data-code]').all()).map(boxOf));
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes.map(({ y, height }) => `${y} ${height}`)).size).toBe(1);
});

test('a color of the title block repaints the sheet, and follows the menu', async ({ page }) => {
  await openStyled(page, '/');
  const group = page.getByRole('radiogroup', { name: 'Color' });
  await expect(group.getByRole('radio')).toHaveCount(themes.length);
  await expect(group.getByRole('radio', { name: 'Indigo & Pink' })).toBeChecked();

  await group.locator('[data-tip="Purple & Green"]').click();
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
  const release = await hold(page, '**/_next/**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[data-tip="Purple & Green"]').click();
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
    await openStyled(page, '/');
    await page.locator('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

test('the index names every part, and the counts are counted', async ({ page }) => {
  await openStyled(page, '/');
  const index = page.getByRole('region', { name: 'Index of parts' }).getByRole('link');
  await expect(index).toHaveCount(itemsOf('material').length + purposes.length);
  const counts = `${itemsOf('material').length} Material parts and ${itemsOf('cdk').length} CDK parts`;
  await expect(page.locator('main')).toContainText(counts);
});

test('the notice about cookies covers no heading at 1280 by 900', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openStyled(page, '/');
  const notice = await boxOf(page.getByRole('region', { name: 'Cookies' }));
  const covered: string[] = [];
  for (const heading of await page.locator('main').getByRole('heading').all()) {
    const box = await boxOf(heading);
    const isBeside = box.x >= notice.x + notice.width || box.y >= notice.y + notice.height;
    if (!isBeside && box.y + box.height > notice.y) covered.push(await heading.innerText());
  }
  expect(covered).toEqual([]);
});

for (const width of [320, 768, 1280]) {
  test(`nothing on the page is wider than ${width}px, nor lies over something else`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openStyled(page, '/');
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled).toBeLessThanOrEqual(width);
    const boxes = await Promise.all((await page.locator('[data-part]').all()).map(boxOf));
    const overlapping = boxes.filter((one, at) =>
      boxes
        .slice(at + 1)
        .some(
          (other) =>
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height,
        ),
    );
    expect(overlapping).toEqual([]);
  });
}

// A floating button has none then, in any application: its icon is what shows.
test('in forced colors the drawn parts keep edges to be seen by', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openStyled(page, '/');
  for (const [name, selector] of [
    ['button', '.mat-mdc-unelevated-button'],
    ['chips', '.mat-mdc-chip'],
    ['expansion', '.mat-expansion-panel'],
  ] as const) {
    const edge = await part(page, name)
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { outlineStyle, outlineWidth, borderStyle, borderWidth } = getComputedStyle(element);
        const shown = (style: string, width: string) =>
          !/^(?:none\s?)+$/.test(style) && Number.parseFloat(width) > 0;
        const inside = [...element.querySelectorAll('*')].some((child) => {
          const style = getComputedStyle(child);
          return (
            shown(style.outlineStyle, style.outlineWidth) ||
            shown(style.borderStyle, style.borderWidth)
          );
        });
        return shown(outlineStyle, outlineWidth) || shown(borderStyle, borderWidth) || inside;
      });
    expect(edge, name).toBe(true);
  }
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
    await expect(page.getByRole('radiogroup', { name: 'Color' })).toBeHidden();
  });
});

test('what lies far down is laid out after what one reads first, and all of it before long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await recordShifts(page);
  await page.goto('/');
  const far = page.getByRole('region', { name: 'Guides to read first' });
  const laidOut = () =>
    far
      .getByRole('link')
      .first()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  expect(await laidOut()).toBe(false);
  await start(page);
  await expect(page.locator(hooked('later'))).toHaveCount(0);
  expect(await laidOut()).toBe(true);
  expect(await shiftsOf(page)).toEqual([]);
});

test('who comes to a band of the page by its address is there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/#guides');
  const heading = page.getByRole('heading', { name: 'Guides to read first' });
  await expect(heading).toBeInViewport();
  await start(page);
  await expect(heading).toBeInViewport();
});
