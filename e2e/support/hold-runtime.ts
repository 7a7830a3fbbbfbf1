import type { Page } from '@playwright/test';
import { liveManifest } from '@/lib/examples/manifest';
import { delayRequests } from './delay-requests';

/** Delays the runtime until it is released; waits until the page requests it. */
export async function holdRuntime(page: Page, path: string): Promise<() => void> {
  const { runtime } = liveManifest();
  const release = await delayRequests(page, `**${runtime}`);
  const asked = page.waitForRequest(`**${runtime}`);
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  return release;
}
