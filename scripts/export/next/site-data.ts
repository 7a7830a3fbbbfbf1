import type { SiteData } from '@/lib/browser/page/start-data';
import type { DeferredPage } from './defer-scripts';

type StartedPage = Pick<DeferredPage, 'scripts' | 'runtime'>;

/**
 * What pages start from alike, so that it stands in none of them.
 *
 * @param pages at least one
 * @param facts what is known without the pages
 * @throws when the bundler told its runtime something else in one page than in another
 */
export function siteDataOf(
  pages: readonly [StartedPage, ...StartedPage[]],
  facts: Omit<SiteData, 'scripts' | 'runtime'>,
): SiteData {
  const [{ runtime }] = pages;
  const ways = new Set(pages.map((page) => JSON.stringify(page.runtime)));
  if (ways.size > 1) {
    throw new Error(`Pages start the bundler's runtime in ${ways.size} ways, not in one.`);
  }
  const scripts = [...new Set(pages.flatMap((page) => page.scripts))];
  return { ...facts, scripts, runtime };
}
