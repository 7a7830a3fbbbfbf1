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

/** The first line of the early script: see `readStartData`. */
export const siteDataLine = (data: SiteData) => `globalThis.siteData=${JSON.stringify(data)};`;

/**
 * Parses the site's data from a script with such a line.
 *
 * @throws when there is none
 */
export function readSiteDataLine(script: string): unknown {
  const json = /^globalThis\.siteData=(.*);$/m.exec(script)?.[1];
  if (json === undefined) throw new Error('The script has no line with the data of the site.');
  return JSON.parse(json);
}
