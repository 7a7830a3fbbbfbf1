import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { samples } from '@/content/samples';
import { site } from '@/content/site';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { isPiece } from '@/scripts/export/next/export-files';
import type { Finding } from './finding';
import type { Page } from './read-page';

const { item, longApi, manyExamples, guide } = samples;

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

interface PageBudget {
  url: string;
  /** Bytes of gzip. */
  most: number;
}

/** The most that the HTML of a kind of page may weigh as sent. */
const pageBudgets: readonly PageBudget[] = [
  { url: paths.home(), most: 18 * kilobyte },
  { url: paths.item(item, 'overview'), most: 20 * kilobyte },
  { url: paths.item(longApi, 'api'), most: 34 * kilobyte },
  { url: paths.item(manyExamples, 'examples'), most: 20 * kilobyte },
  ...(guide === undefined ? [] : [{ url: paths.guide({ id: guide }), most: 17 * kilobyte }]),
  { url: paths.categories(sectionOf(item).key), most: 15 * kilobyte },
  // Half of it are the components, which stand there twice: in light and in dark, without script too.
  ...(site.hasThemeBuilder ? [{ url: paths.themeBuilder(), most: 46 * kilobyte }] : []),
];

/** The most that fonts may weigh in all. */
const fontBudgets = { text: 45 * kilobyte, code: 60 * kilobyte, example: 80 * kilobyte };

/**
 * The most that everything may weigh, not compressed, in all and for each page there is: the site may grow with
 * its content, but a page may not come to cost more.
 */
const siteBudgets = { all: 85 * megabyte, page: 130 * kilobyte };

/** The same of the compressed twins, which are counted apart: most hosts never see them. */
const twinBudget = 58 * kilobyte;

/** Pages that stand for their kinds, and where people come in. */
export const budgetUrls = pageBudgets.map(({ url }) => url);

const found = (path: string, rule: string, message: string): Finding => ({
  path,
  rule: `budget/${rule}`,
  message,
});

const over = (size: number, most: number) =>
  `${(size / kilobyte).toFixed(1)} KB, more than ${(most / kilobyte).toFixed(0)} KB`;

/** Pages whose HTML is too heavy, and pages with a budget that are not there. */
export function checkPageBudgets(
  pages: readonly Pick<Page, 'url' | 'html'>[],
  budgets = pageBudgets,
): readonly Finding[] {
  return budgets.flatMap(({ url, most }) => {
    const page = pages.find((candidate) => candidate.url === url);
    if (!page) return [found(url, 'missing', 'there is a budget for this page, but no page')];
    const size = gzipSync(page.html).length;
    return size > most ? [found(url, 'html', over(size, most))] : [];
  });
}

/** What pages make browsers fetch of fonts: text always, code's and examples' where those are. */
export function checkFontBudgets(
  sizes: { text: number; code: number; icons: number },
  budgets = fontBudgets,
): readonly Finding[] {
  const totals = {
    text: sizes.text,
    code: sizes.text + sizes.code,
    example: sizes.text + sizes.code + sizes.icons,
  };
  return (['text', 'code', 'example'] as const)
    .filter((kind) => totals[kind] > budgets[kind])
    .map((kind) => found('/', `fonts-${kind}`, over(totals[kind], budgets[kind])));
}

/** The whole export: its size for its number of pages, and data that no page reads. */
export function checkSiteBudget(
  out: string,
  files: readonly string[],
  pages: number,
  budgets = siteBudgets,
): readonly Finding[] {
  const sizeOf = (name: RegExp) =>
    files
      .filter((file) => name.test(file))
      .reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
  const size = sizeOf(/^/);
  const most = Math.min(budgets.all, budgets.page * pages);
  return [
    ...(size > most ? [found('/', 'site', over(size, most))] : []),
    ...files.filter(isPiece).map((file) => found(`/${file}`, 'unread', 'no page reads this file')),
    ...checkFontBudgets({
      text: sizeOf(/\/roboto(?:-|_more)[^/]*\.woff2$/),
      code: sizeOf(/\/roboto_mono[^/]*\.woff2$/),
      icons: sizeOf(/^live\/material-icons[^/]*\.woff2$/),
    }),
  ];
}

const sizeOfAll = (out: string, files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);

/** The compressed twins of all texts. */
export function checkTwinBudget(
  out: string,
  twins: readonly string[],
  pages: number,
  most = twinBudget * pages,
): readonly Finding[] {
  const size = sizeOfAll(out, twins);
  return size > most ? [found('/', 'twins', over(size, most))] : [];
}

/** Lines for people: what each budget leaves. */
export function budgetReport(
  out: string,
  files: readonly string[],
  twins: readonly string[],
  pageCount: number,
): readonly string[] {
  const pages = pageBudgets.map(({ url, most }) => {
    const file = url === '/' ? 'index.html' : `${url.slice(1)}.html`;
    const size = gzipSync(readFileSync(join(out, file))).length;
    return `  ${(size / kilobyte).toFixed(1)} of ${most / kilobyte} KB  ${url}`;
  });
  const line = (size: number, most: number, what: string) =>
    `  ${(size / pageCount / kilobyte).toFixed(1)} of ${most / kilobyte} KB a page  ${what}, ${(size / megabyte).toFixed(1)} MB`;
  return [
    'Budgets, HTML as sent (gzip):',
    ...pages,
    `${line(sizeOfAll(out, files), siteBudgets.page, 'everything, not compressed')} of ${siteBudgets.all / megabyte} MB`,
    line(sizeOfAll(out, twins), twinBudget, 'compressed twins beside it'),
  ];
}
