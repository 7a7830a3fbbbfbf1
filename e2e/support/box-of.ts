import type { Locator } from '@playwright/test';

/** The box of an element, in CSS pixels of the window. @throws when it is not rendered */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
}
