import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { startDataId } from '@/lib/browser/page/start-data';
import { hooks } from '@/lib/design/hooks';
import { withoutBase } from '@/lib/routes/base';
import { readSiteDataLine } from '@/scripts/export/shared/site-script';
import type { Finding } from './finding';
import { kilobytes } from './kilobytes';
import { isLoadedLink, ownOrigin, type Page } from './read-page';

/** The highest ratio of the weight of a page with many examples to that of a page with three. */
const maxRatio = 1.15;

/** The number of examples of the reference pages. */
const few = 3;

/** The parts of a page that this check reads. */
type ListPage = Pick<Page, 'url' | 'html' | 'references'>;

/** Returns the bytes (gzip) that a browser loads for a page before any input. */
export type WeighList = (page: ListPage) => number;

const startDataSchema = z.object({
  early: z.string(),
  scripts: z.array(z.number()),
  page: z.string(),
});

const siteDataSchema = z.object({ scripts: z.array(z.string()) });

const startData = new RegExp(`<script type="application/json" id="${startDataId}">(.*?)</script>`);

/**
 * Weighs what a page loads at first: its HTML, styles of the site and examples, fonts, scripts and page data.
 */
export function createListWeigher(out: string): WeighList {
  const sizes = new Map<string, number>();
  const weigh = (path: string) => {
    const file = join(out, withoutBase(path));
    const size = sizes.get(path) ?? (existsSync(file) ? gzipSync(readFileSync(file)).length : 0);
    sizes.set(path, size);
    return size;
  };
  const scriptsOf = new Map<string, readonly string[]>();
  const siteScripts = (early: string) => {
    const all =
      scriptsOf.get(early) ??
      siteDataSchema.parse(readSiteDataLine(readFileSync(join(out, withoutBase(early)), 'utf8')))
        .scripts;
    scriptsOf.set(early, all);
    return all;
  };
  return ({ html, references }) => {
    const { early, scripts, page } = startDataSchema.parse(
      JSON.parse(startData.exec(html)?.[1] ?? '{}'),
    );
    const linked = references
      .filter(isLoadedLink)
      .filter(({ url }) => url.origin === ownOrigin)
      .map(({ url }) => url.pathname)
      .filter((path) => /\.(?:css|woff2)$/.test(path));
    const all = siteScripts(early);
    const own = scripts.flatMap((place) => all[place] ?? []);
    const files = new Set([...linked, early, page, ...own]);
    return [...files].reduce((sum, file) => sum + weigh(file), gzipSync(html).length);
  };
}

const isList = ({ url }: ListPage) => /^\/[^/]+\/[^/]+\/examples$/.test(withoutBase(url));
const countOf = ({ html }: ListPage) => html.split(` ${hooks.live}="`).length - 1;

/** Returns the pages with more than three examples, and the average weight of those with three. */
function weighLists(weigh: WeighList, pages: readonly ListPage[]) {
  const lists = pages
    .filter(isList)
    .map((page) => ({ url: page.url, count: countOf(page), size: weigh(page) }));
  const short = lists.filter(({ count }) => count === few);
  const usual = short.reduce((sum, { size }) => sum + size, 0) / short.length;
  return { long: lists.filter(({ count }) => count > few), usual };
}

/**
 * Checks that a page with many examples is as light as one with three before the first scroll: examples
 * further down are loaded when the reader comes near.
 */
export function checkListWeights(weigh: WeighList, pages: readonly ListPage[]): readonly Finding[] {
  const { long, usual } = weighLists(weigh, pages);
  return long
    .filter(({ size }) => size > usual * maxRatio)
    .map(({ url, count, size }) => ({
      path: url,
      rule: 'budget/examples',
      message: `${count} examples weigh ${kilobytes(size)} before the first scroll, three weigh ${kilobytes(usual)}`,
    }));
}

/** Formats the weight of the page with the most examples and of those with three. */
export function listWeightReport(weigh: WeighList, pages: readonly ListPage[]): readonly string[] {
  const { long, usual } = weighLists(weigh, pages);
  const [most] = [...long].sort((a, b) => b.count - a.count);
  if (!most) return [];
  const more = ((most.size / usual - 1) * 100).toFixed(1);
  return [
    'Before the first scroll (gzip), HTML, styles, fonts, scripts and data:',
    `  ${kilobytes(most.size)} with ${most.count} examples, ${kilobytes(usual)} with ${few}, ${more} % more  ${most.url}`,
  ];
}
