import { type Page, test } from '@playwright/test';
import { sheet } from '@/content/home';
import { boxOf } from '../support/box-of';
import { expect } from '../support/expect';
import { openStarted, openStyled, start, waitForIdle } from '../support/open';

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

test('every measure shown is correct, and drawn along its box', async ({ page }) => {
  await openStyled(page, '/');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
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
    expect(printed, `${width}px`).toBe(holding.length);
  }
});

test('the grid of the sheet has the spacing that the title block names', async ({ page }) => {
  await openStyled(page, '/');
  const grid = await page
    .locator('dl > div', { hasText: 'Grid' })
    .getByRole('definition')
    .innerText();
  const square = `${grid}px ${grid}px`;
  // The vertical and the horizontal lines.
  const paper = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
  await expect(paper).toHaveCSS('background-size', `${square}, ${square}`);
});

test("the parts are the real components in the theme's colors, without any Angular code", async ({
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
  await waitForIdle(page);
  expect(scripts).toEqual([]);
});

test('while they are only drawn, only the captions of the parts are focusable', async ({
  page,
}) => {
  await openStyled(page, '/');
  const board = page.locator('[data-board]');
  await expect(board.getByRole('link')).toHaveText(sheet.columns.flat(2).map(({ name }) => name));
  for (const role of ['button', 'textbox', 'checkbox', 'switch', 'radio', 'option'] as const) {
    await expect(board.getByRole(role)).toHaveCount(0);
  }
});

test('the parts become live in place, and show the effect of a press', async ({ page }) => {
  await openStarted(page, '/');
  const board = page.locator('[data-board]');
  const drawn = await boxOf(part(page, 'slide-toggle').locator('.mdc-switch'));
  // The press happens before anything is loaded.
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

test('the notch of the drawn field is as wide as that of the live field', async ({ page }) => {
  await openStarted(page, '/');
  const notch = page.locator('label', { hasText: 'Where to' }).first().locator('..');
  const drawn = await boxOf(notch);
  await page.mouse.click(drawn.x + drawn.width / 2, drawn.y + drawn.height / 2);
  await page.locator('[data-board]').getByRole('textbox', { name: 'Where to' }).fill('Oslo');
  expect((await boxOf(notch)).width).toBeCloseTo(drawn.width, -1);
});

test('the hovered or focused part is measured', async ({ page }) => {
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

test('a sheet whose script does not load stays a drawing, and starts on the next intent', async ({
  page,
}) => {
  await openStarted(page, '/');
  await page.route('**/live/**', (route) => route.abort());
  const fab = await boxOf(part(page, 'fab').locator('.mat-mdc-fab'));
  await page.mouse.click(fab.x + 20, fab.y + 20);
  await expect(page.getByText('The components could not be started.')).toBeAttached();
  await page.unroute('**/live/**');
  await page.mouse.click(fab.x + 20, fab.y + 20);
  await expect(page.getByRole('textbox', { name: 'Where to' })).toHaveValue('Lisbon');
});

test('the sheet is a drawing again after coming back', async ({ page }) => {
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

// A floating button has no edge then, in any application; only its icon is visible.
test('in forced colors the drawn parts have visible edges', async ({ page }) => {
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
