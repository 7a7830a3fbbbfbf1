import type { Locator, Page } from '@playwright/test';

/** Milliseconds for which someone with a mouse points at something before pressing it. */
const pointing = 300;

/** Milliseconds for which a mouse's button is down, and a finger on the screen: about what people take. */
const held = 80;

/** Presses something as with a mouse: points at it for a while before. */
export async function pressByMouse(page: Page, control: Locator): Promise<void> {
  // From somewhere: a pointer that has not moved is no sign of someone.
  await page.mouse.move(1, 1);
  await control.hover();
  await page.waitForTimeout(pointing);
  await hold(
    page,
    () => page.mouse.down(),
    () => page.mouse.up(),
  );
}

/** Presses something as with a finger, which gives no sign before it touches. The page's profile has to be of a screen for touch. */
export async function tap(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control.toString()} is nowhere to be tapped.`);
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

/** One thing some time after another, however long the page takes to hear of the first. */
async function hold(
  page: Page,
  down: () => Promise<unknown>,
  up: () => Promise<unknown>,
): Promise<void> {
  const heard = down();
  await page.waitForTimeout(held);
  await Promise.all([heard, up()]);
}
