import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { startDataId } from '@/lib/browser/page/start-data';
import { hooks } from '@/lib/design/hooks';
import { withoutBase } from '@/lib/routes/base';
import { readSiteDataLine } from '@/scripts/export/next/site-data';
import type { Finding } from './finding';
import { kilobytes } from './kilobytes';
import { isAskedLink, ownOrigin, type Page } from './read-page';

/** How much a page of many examples may weigh for each byte of one of three. */
const mostMore = 1.1;

/** Examples of the pages that the others are held to. */
const few = 3;

/** What of a page is read here. */
type ListPage = Pick<Page, 'url' | 'html' | 'references'>;

/** Bytes (gzip) that a page makes a browser fetch before anybody touches it. */
export type ListScales = (page: ListPage) => number;

const startDataSchema = z.object({
  early: z.string(),
  scripts: z.array(z.number()),
  page: z.string(),
});

const siteDataSchema = z.object({ scripts: z.array(z.string()) });

const startData = new RegExp(`<script type="application/json" id="${startDataId}">(.*?)</script>`);

/** Weighs what a page starts from: its HTML, styles of the site and the examples, fonts, scripts and itself as data. */
export function createListScales(out: string): ListScales {
  const known = new Map<string, number>();
  const weigh = (path: string) => {
    const file = join(out, withoutBase(path));
    const size = known.get(path) ?? (existsSync(file) ? gzipSync(readFileSync(file)).length : 0);
    known.set(path, size);
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
      .filter(isAskedLink)
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

/** The pages of more examples than three, and what one of three weighs on average. */
function weighLists(scales: ListScales, pages: readonly ListPage[]) {
  const lists = pages
    .filter(isList)
    .map((page) => ({ url: page.url, count: countOf(page), size: scales(page) }));
  const short = lists.filter(({ count }) => count === few);
  const usual = short.reduce((sum, { size }) => sum + size, 0) / short.length;
  return { long: lists.filter(({ count }) => count > few), usual };
}

/**
 * A page of many examples is as light as one of three, before anybody scrolls: what is far down is
 * fetched when a reader comes near.
 */
export function checkListWeights(
  scales: ListScales,
  pages: readonly ListPage[],
): readonly Finding[] {
  const { long, usual } = weighLists(scales, pages);
  return long
    .filter(({ size }) => size > usual * mostMore)
    .map(({ url, count, size }) => ({
      path: url,
      rule: 'budget/examples',
      message: `${count} examples weigh ${kilobytes(size)} before anybody scrolls, three weigh ${kilobytes(usual)}`,
    }));
}

/** A line for people: the page with the most examples beside those with three. */
export function listWeightReport(
  scales: ListScales,
  pages: readonly ListPage[],
): readonly string[] {
  const { long, usual } = weighLists(scales, pages);
  const [most] = [...long].sort((a, b) => b.count - a.count);
  if (!most) return [];
  const more = ((most.size / usual - 1) * 100).toFixed(1);
  return [
    'Before anybody scrolls (gzip), HTML, styles, fonts, scripts and data:',
    `  ${kilobytes(most.size)} with ${most.count} examples, ${kilobytes(usual)} with ${few}, ${more} % more  ${most.url}`,
  ];
}
