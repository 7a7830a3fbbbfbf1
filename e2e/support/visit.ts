import type { Page } from '@playwright/test';
import { expect } from './expect';
import { makeLive } from './live-examples';
import { openStarted } from './open';

/** Opens a page and makes its examples live; expects no errors. */
export async function visit(page: Page, path: string): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await openStarted(page, path);
  await makeLive(page);
  // The not-found page answers with its own status, which browsers log.
  expect(errors.filter((error) => !error.includes('status of 404'))).toEqual([]);
}
