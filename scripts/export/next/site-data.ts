import type { SiteData } from '@/lib/browser/page/start-data';
import type { DeferredPage } from './defer-scripts';

type StartedPage = Pick<DeferredPage, 'scripts' | 'runtime'>;

/**
 * Collects the data that all pages share.
 *
 * @param pages at least one
 * @param facts the other values
 * @throws when the bundler's runtime is started differently in two pages
 */
export function siteDataOf(
  pages: readonly [StartedPage, ...StartedPage[]],
  facts: Omit<SiteData, 'scripts' | 'runtime'>,
): SiteData {
  const [{ runtime }] = pages;
  const runtimes = new Set(pages.map((page) => JSON.stringify(page.runtime)));
  if (runtimes.size > 1) {
    throw new Error(`Pages start the bundler's runtime in ${runtimes.size} ways, expected 1.`);
  }
  const scripts = [...new Set(pages.flatMap((page) => page.scripts))];
  return { ...facts, scripts, runtime };
}
