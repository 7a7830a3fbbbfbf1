import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { samples } from '@/content/samples';
import { site } from '@/content/site';
import { pageKinds } from '@/lib/navigation/page-kinds';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { isPrefetchPiece } from '@/scripts/export/next/export-files';
import type { Finding } from './finding';
import type { Page } from './read-page';

const { item, longApi, manyExamples, guide } = samples;
const { overview } = pageKinds;

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

interface PageBudget {
  url: string;
  /** Bytes in gzip. */
  max: number;
}

/** The HTML budget of each kind of page, for its heaviest page. */
const pageBudgets: readonly PageBudget[] = [
  { url: paths.home(), max: 18 * kilobyte },
  // 2 % of it are the links in code.
  ...(overview === undefined ? [] : [{ url: overview, max: 21.5 * kilobyte }]),
  { url: paths.item(longApi, 'api'), max: 34 * kilobyte },
  { url: paths.item(manyExamples, 'examples'), max: 23.75 * kilobyte },
  ...(guide === undefined ? [] : [{ url: paths.guide({ id: guide }), max: 17 * kilobyte }]),
  { url: paths.categories(sectionOf(item).key), max: 15.25 * kilobyte },
  // Half of it are the pre-rendered components, which the page has twice: in light and in dark.
  ...(site.hasThemeBuilder ? [{ url: paths.themeBuilder(), max: 46 * kilobyte }] : []),
];

/** Budgets of all fonts that a page loads. */
const fontBudgets = { text: 45 * kilobyte, code: 60 * kilobyte, example: 80 * kilobyte };

/**
 * Uncompressed bytes of the whole site, in total and per page: the site may grow with its content, but the
 * cost of a page may not. The projects of examples, which readers copy and download, are 1.4 MB of it, what their editors need is 5 MB.
 */
const siteBudgets = { all: 122 * megabyte, page: 155 * kilobyte };

/**
 * Bytes per page of the precompressed files. They have their own budget, because most hosts do not need them.
 */
const compressedBudget = 73 * kilobyte;

/** One page of each kind: the typical entry pages. */
export const budgetUrls = pageBudgets.map(({ url }) => url);

const found = (path: string, rule: string, message: string): Finding => ({
  path,
  rule: `budget/${rule}`,
  message,
});

const over = (size: number, max: number) =>
  `${(size / kilobyte).toFixed(1)} KB, more than ${(max / kilobyte).toFixed(0)} KB`;

/** Reports pages whose HTML exceeds its budget, and budgets of pages that do not exist. */
export function checkPageBudgets(
  pages: readonly Pick<Page, 'url' | 'html'>[],
  budgets = pageBudgets,
): readonly Finding[] {
  return budgets.flatMap(({ url, max }) => {
    const page = pages.find((candidate) => candidate.url === url);
    if (!page)
      return [
        found(url, 'missing', 'there is a budget for this page, but the page does not exist'),
      ];
    const size = gzipSync(page.html).length;
    return size > max ? [found(url, 'html', over(size, max))] : [];
  });
}

/** Checks the fonts of a page with text only, of a page with code, and of a page with examples. */
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

/** Checks the size of the whole export, its size per page, and its fonts; reports data that no page reads. */
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
  const max = Math.min(budgets.all, budgets.page * pages);
  return [
    ...(size > max ? [found('/', 'site', over(size, max))] : []),
    ...files
      .filter(isPrefetchPiece)
      .map((file) => found(`/${file}`, 'unread', 'no page reads this file')),
    ...checkFontBudgets({
      text: sizeOf(/\/roboto(?:-|_more)[^/]*\.woff2$/),
      code: sizeOf(/\/roboto_mono[^/]*\.woff2$/),
      icons: sizeOf(/^live\/material-icons[^/]*\.woff2$/),
    }),
  ];
}

const sizeOfAll = (out: string, files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);

/** Checks the size of the precompressed files. */
export function checkCompressedBudget(
  out: string,
  compressed: readonly string[],
  pages: number,
  max = compressedBudget * pages,
): readonly Finding[] {
  const size = sizeOfAll(out, compressed);
  return size > max ? [found('/', 'compressed', over(size, max))] : [];
}

/** Formats the size and the budget of each part of the site. */
export function budgetReport(
  out: string,
  files: readonly string[],
  compressed: readonly string[],
  pageCount: number,
): readonly string[] {
  const pages = pageBudgets.map(({ url, max }) => {
    const file = url === '/' ? 'index.html' : `${url.slice(1)}.html`;
    const size = gzipSync(readFileSync(join(out, file))).length;
    return `  ${(size / kilobyte).toFixed(1)} of ${max / kilobyte} KB  ${url}`;
  });
  const line = (size: number, max: number, label: string) =>
    `  ${(size / pageCount / kilobyte).toFixed(1)} of ${max / kilobyte} KB a page  ${label}, ${(size / megabyte).toFixed(1)} MB`;
  return [
    'Budgets, HTML (gzip):',
    ...pages,
    `${line(sizeOfAll(out, files), siteBudgets.page, 'whole site, uncompressed')} of ${siteBudgets.all / megabyte} MB`,
    line(sizeOfAll(out, compressed), compressedBudget, 'precompressed files'),
  ];
}
