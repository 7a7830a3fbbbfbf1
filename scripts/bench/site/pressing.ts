import type { Locator, Page } from '@playwright/test';

/** Milliseconds for which the mouse hovers over a control before a click. */
const hoverTime = 300;

/** Milliseconds between press and release, about as long as people take. */
const pressTime = 80;

/** Clicks with the mouse, after hovering for a while. */
export async function pressByMouse(page: Page, control: Locator): Promise<void> {
  // The pointer must move first, because the page ignores hovers without movement.
  await page.mouse.move(1, 1);
  await control.hover();
  await page.waitForTimeout(hoverTime);
  await hold(
    page,
    () => page.mouse.down(),
    () => page.mouse.up(),
  );
}

/** Taps with a finger, without any event before. The browser context must have `hasTouch`. */
export async function tap(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control.toString()} is not visible, so it cannot be tapped.`);
  const session = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof point)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await hold(
    page,
    () => touch('touchStart', [point]),
    () => touch('touchEnd', []),
  );
}

/** Releases after the press time, even when the page has not handled the press yet. */
async function hold(
  page: Page,
  down: () => Promise<unknown>,
  up: () => Promise<unknown>,
): Promise<void> {
  const handled = down();
  await page.waitForTimeout(pressTime);
  await Promise.all([handled, up()]);
}
