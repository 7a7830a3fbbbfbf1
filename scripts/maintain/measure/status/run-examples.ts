import type { Page } from '@playwright/test';
import { liveManifest, runtimeOf } from '@/lib/examples/manifest';
import type { ItemStatus } from '@/lib/measured/status-schema';
import { isTooWide, showTheme, startIn } from './run-page';

type Run = NonNullable<ItemStatus['run']>;

/** Returns the ids of the rules that the running example violates. */
export type Audit = (page: Page) => Promise<readonly string[]>;

/**
 * Runs examples in a page without zone.js: left to right with axe in a light and a dark theme, and right to left.
 *
 * @param page from `openRunPage`
 * @throws when an example does not run, with its id
 */
export async function runExamples(
  page: Page,
  ids: readonly string[],
  audit: Audit,
): Promise<Omit<Run, 'from'>> {
  const { sheets } = liveManifest();
  const violations = new Set<string>();
  const tooWide: string[] = [];
  for (const id of ids) {
    const example = { id, runtime: runtimeOf(id), sheets: sheets[id] ?? [] };
    try {
      await showTheme(page, 'light');
      await startIn(page, 'ltr', example);
      const isWide = await isTooWide(page);
      for (const rule of await audit(page)) violations.add(rule);
      await showTheme(page, 'dark');
      for (const rule of await audit(page)) violations.add(rule);
      await startIn(page, 'rtl', example);
      if (!isWide && (await isTooWide(page))) tooWide.push(id);
    } catch (error) {
      throw new Error(`The example ${id} does not run`, { cause: error });
    }
  }
  if (await page.evaluate(() => 'Zone' in window)) throw new Error('zone.js is on the page');
  return { examples: ids.length, violations: [...violations].sort(), tooWide };
}
