import type { Page } from '@playwright/test';
import { liveManifest } from '@/lib/examples/manifest';
import type { StartedExample } from '@/lib/measured/schema';

/** The width of the column with examples, in pixels. */
const width = 720;

/** Milliseconds after which an example that never becomes stable has failed. */
const timeout = 15_000;

/** Runs an example that cannot be rendered at build time. The page is not usable afterwards if it fails. */
export async function measureStarted(page: Page, id: string): Promise<StartedExample> {
  const { runtime, sheets } = liveManifest();
  const start = { id, runtime, sheets: sheets[id] ?? [], width };
  const work = page.evaluate((options) => window.startExample(options), start);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not live after ${timeout} ms`)), timeout);
  });
  try {
    return { height: Math.max(1, await Promise.race([work, late])) };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { reason: line.replace(/^page\.evaluate: (?:Error: )?/, '') };
  } finally {
    clearTimeout(timer);
  }
}
