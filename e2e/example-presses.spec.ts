import { type Locator, type Page, test } from '@playwright/test';
import { hooked, hooks } from '@/lib/design/hooks';
import { boxOf } from './support/box-of';
import { expect } from './support/expect';
import { holdRuntime } from './support/hold-runtime';
import { makeLive } from './support/live-examples';

const live = (page: Page) => page.getByRole('main').locator(hooked('live')).first();

async function becomeLive(page: Page): Promise<void> {
  await expect(live(page)).toHaveAttribute(hooks.live, 'live');
}

/** Records the events of presses in the example, also in one that is replaced. */
async function recordPresses(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      document.addEventListener(type, () => heard.push(type));
    }
    Object.assign(window, { heard });
  });
  return () => page.evaluate('heard.splice(0).join(" ")');
}

/** The middle of an element in the window. */
async function middleOf(locator: Locator): Promise<readonly [x: number, y: number]> {
  const { x, y, width, height } = await boxOf(locator);
  return [x + width / 2, y + height / 2];
}

const wholePress = 'pointerdown mousedown pointerup mouseup click';

test.describe('before an example is live', () => {
  test('a press on a button focuses it, as by a mouse, and its ripple ends', async ({ page }) => {
    const release = await holdRuntime(page, '/components/button/examples/button-overview');
    const button = live(page).getByRole('button').first();
    await button.click();
    const heard = await recordPresses(page);
    release();
    await becomeLive(page);
    expect(await heard()).toBe(wholePress);
    await expect(button).toBeFocused();
    await expect(button).toHaveClass(/cdk-mouse-focused/);
    await expect(live(page).locator('.mat-ripple-element')).toHaveCount(0);
  });

  test('a press opens a menu, which the next press closes', async ({ page }) => {
    const release = await holdRuntime(page, '/components/menu/examples/menu-overview');
    await live(page).getByRole('button', { name: 'Score' }).click();
    release();
    await expect(page.getByRole('menuitem', { name: 'Print parts' })).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('a press opens a select, which stays open', async ({ page }) => {
    const release = await holdRuntime(page, '/components/select/examples/select-overview');
    const select = live(page).getByRole('combobox');
    await select.click();
    release();
    await page.getByRole('option').nth(1).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(select).toBeFocused();
  });

  test('a press moves a slider to where it is, also after scrolling', async ({ page }) => {
    const path = '/components/slider/examples/slider-overview';
    const tempo = live(page).getByText(/beats per minute/);
    const pressNearEnd = async () => {
      const { x, y, width, height } = await boxOf(live(page).locator('mat-slider'));
      await page.mouse.click(x + width * 0.75, y + height / 2);
    };
    await page.goto(path);
    await makeLive(page);
    await pressNearEnd();
    await expect(tempo).not.toHaveText(/^96/);
    const pressed = await tempo.innerText();

    const release = await holdRuntime(page, path);
    await pressNearEnd();
    await page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }));
    await expect(tempo).toHaveText(/^96/);
    release();
    await expect(tempo).toHaveText(pressed);
    await expect(live(page).getByRole('slider')).toBeFocused();
  });

  test('a press drags nothing', async ({ page }) => {
    const release = await holdRuntime(page, '/cdk/drag-drop/examples/cdk-drag-drop-sorting');
    const items = live(page).getByRole('listitem');
    const [x, y] = await middleOf(items.first());
    await page.mouse.click(x, y);
    release();
    await becomeLive(page);
    const first = await items.first().textContent();
    await page.mouse.move(x, y + 90, { steps: 5 });
    await expect(page.locator('.cdk-drag-preview, .cdk-drag-dragging')).toHaveCount(0);
    // It can be dragged from now on.
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 90, { steps: 5 });
    await page.mouse.up();
    await expect(items.first()).not.toHaveText(first ?? '');
  });

  test('a press selects a chip once', async ({ page }) => {
    const release = await holdRuntime(page, '/components/chips/examples/chips-overview');
    const chip = live(page).getByRole('option', { selected: false }).first();
    const name = (await chip.textContent()) ?? '';
    await chip.click();
    release();
    await expect(live(page).getByRole('option', { name, selected: true })).toBeFocused();
  });

  test('a click of a script stays a click', async ({ page }) => {
    const release = await holdRuntime(page, '/components/dialog/examples/dialog-overview');
    await live(page).getByRole('button').first().dispatchEvent('click');
    const heard = await recordPresses(page);
    release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await heard()).toBe('click');
  });
});

test.describe('while an example becomes live', () => {
  const path = '/components/expansion/examples/expansion-overview';
  const panel = (page: Page) => live(page).getByRole('button', { name: 'Storms' });

  test('a press that is held is whole when the mouse is released', async ({ page }) => {
    const release = await holdRuntime(page, path);
    await page.mouse.move(...(await middleOf(panel(page))));
    await page.mouse.down();
    const heard = await recordPresses(page);
    release();
    await becomeLive(page);
    expect(await heard()).toBe('');
    await page.mouse.up();
    await expect(page.getByText('Answers opened: 1')).toBeVisible();
    await expect(panel(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await heard()).toBe(wholePress);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    /** Puts a finger on the panel, and returns what moves and lifts it. */
    async function touchPanel(page: Page) {
      const session = await page.context().newCDPSession(page);
      const [x, y] = await middleOf(panel(page));
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy = 0) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + dy }],
        });
      await send('touchStart');
      return send;
    }

    test('a press that is held is handled once', async ({ page }) => {
      const release = await holdRuntime(page, path);
      const touch = await touchPanel(page);
      const heard = await recordPresses(page);
      release();
      await becomeLive(page);
      await touch('touchEnd');
      await expect(page.getByText('Answers opened: 1')).toBeVisible();
      // Another click of it would come before that of another press.
      await live(page).getByRole('button').last().click();
      await expect(panel(page)).toHaveAttribute('aria-expanded', 'false');
      expect(await heard()).toBe(`pointerdown pointerup mousedown mouseup click ${wholePress}`);
    });

    test('a press that scrolls is none', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      const release = await holdRuntime(page, path);
      const touch = await touchPanel(page);
      const heard = await recordPresses(page);
      release();
      await becomeLive(page);
      for (const dy of [-15, -30, -60]) await touch('touchMove', dy);
      await touch('touchEnd');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await expect(page.getByText('Answers opened: 0')).toBeAttached();
      expect(await heard()).toBe('');
    });
  });
});
