import type { Locator } from '@playwright/test';

/** Where an element is drawn, in pixels of the window. @throws when it is not drawn */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
}
