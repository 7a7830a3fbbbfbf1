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

/** The first line of the script that pages load first: see `readStartData`. */
export const siteDataLine = (data: SiteData) => `globalThis.siteData=${JSON.stringify(data)};`;

/**
 * What such a script says.
 *
 * @throws when its first line is another
 */
export function readSiteDataLine(script: string): unknown {
  const json = /^globalThis\.siteData=(.*);$/m.exec(script)?.[1];
  if (json === undefined)
    throw new Error('The first script does not begin with the data of the site.');
  return JSON.parse(json);
}
