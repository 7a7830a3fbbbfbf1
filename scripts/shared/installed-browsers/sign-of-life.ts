import type { Page } from '@playwright/test';

/** A pointer that moves: what tells a page that someone is there. One that only rests somewhere does not. */
export async function giveSignOfLife({ mouse }: Pick<Page, 'mouse'>): Promise<void> {
  await mouse.move(1, 1);
  await mouse.move(3, 3);
}
