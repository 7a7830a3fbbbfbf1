import type { Page } from '@playwright/test';

/** Moves the pointer, which a page treats as user activity. A single move is not enough. */
export async function simulateUserActivity({ mouse }: Pick<Page, 'mouse'>): Promise<void> {
  await mouse.move(1, 1);
  await mouse.move(3, 3);
}
