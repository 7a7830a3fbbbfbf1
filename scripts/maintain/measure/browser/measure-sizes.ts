import type { Page } from '@playwright/test';
import { liveManifest } from '@/lib/examples/manifest';
import type { ExampleSize } from '@/lib/measured/schema';

/**
 * Widths in pixels of windows, one for each range that `DeferredStage` distinguishes, and of the stage in
 * them. An end-to-end test compares them with a page.
 */
export const stages = [
  { window: 360, stage: 294 },
  { window: 1024, stage: 622 },
  { window: 1280, stage: 622 },
] as const;

/** A page in a window of each width. */
export type StagePages = readonly [Page, Page, Page];

/**
 * Measures an example that was rendered at build time, in each of the windows.
 *
 * @param characters of the fonts of the site
 * @returns undefined for an example without a stage: one that is not live
 */
export async function measureSizes(
  pages: StagePages,
  id: string,
  characters: string,
): Promise<ExampleSize | undefined> {
  const { sheets, stages: files } = liveManifest();
  const stage = files[id];
  if (stage === undefined) return undefined;
  const sizes = await Promise.all(
    pages.map((page, at) =>
      page.evaluate((request) => window.measureSize(request), {
        sheets: sheets[id] ?? [],
        stage,
        width: stages[at]?.stage ?? 0,
        characters,
      }),
    ),
  );
  const [narrow, medium, wide] = sizes;
  if (!narrow || !medium || !wide) throw new Error('expected three pages');
  return {
    heights: [narrow.height, medium.height, wide.height],
    ...(wide.width !== undefined && { width: wide.width }),
  };
}
