import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { agentPaths } from '@/lib/routes/agent-paths';
import { fileNamespaces } from '@/lib/routes/file-paths';
import { cloudflareLimitProblems } from '@/lib/routes/hosts/cloudflare-limits';
import { hostFiles, isCompressed } from '@/lib/routes/hosts/host-files';
import { isStub } from '@/lib/routes/hosts/html-stub';
import { contentPolicy } from '@/lib/routes/hosts/policy';
import { policyFacts } from '@/lib/routes/hosts/policy-facts';
import { paths } from '@/lib/routes/paths';
import { isPreview } from '@/lib/routes/previews';
import { splitFirstSegment } from '@/lib/routes/redirects';
import { pageUrl } from '@/scripts/export/next/list-export';
import { listFiles } from '@/scripts/shared/list-files';
import {
  budgetReport,
  budgetUrls,
  checkCompressedBudget,
  checkPageBudgets,
  checkSiteBudget,
} from './budgets';
import { checkBrowsers, ownFiles } from './check-browsers';
import { checkCompressedFiles } from './check-compressed-files';
import { checkCrawlers, checkDepth } from './check-crawlers';
import { checkFeed } from './check-feed';
import { checkFirstFont } from './check-first-font';
import { checkHtml } from './check-html';
import { checkLinks, targetsOf } from './check-links';
import { checkListWeights, createListWeigher, listWeightReport } from './check-list-weights';
import { checkMarkdown } from './check-markdown';
import { checkPage, checkUnique } from './check-page';
import { checkPreviews } from './check-previews';
import { checkInlineScripts, checkScripts } from './check-scripts';
import { checkSitemap } from './check-sitemap';
import type { Finding } from './finding';
import { type Page, readPage } from './read-page';
import { checkStyleBudget, readFrom, styleReport, weighStyles } from './style-budget';
import { supportedBrowsers } from './supported-browsers';
import { createPageWeigher, type Weight } from './weigh';

export interface SiteReport {
  findings: readonly Finding[];
  /** Paths of everything that was checked: every page and stub, the sitemap, robots.txt and the feed. */
  checked: readonly string[];
  weights: readonly Weight[];
  /** Sizes and budgets as text. */
  budgets: readonly string[];
}

/**
 * Reads the HTML files that are pages or stubs. The others forward examples to StackBlitz or show a single
 * example (see `checkPreviews`).
 */
function readPages(out: string, files: readonly string[]): readonly Page[] {
  return files
    .filter((file) => file.endsWith('.html'))
    .filter((file) => !fileNamespaces.includes(splitFirstSegment(`/${file}`)[0]))
    .filter((file) => !isPreview(pageUrl(file)))
    .map((file) => readPage(out, file));
}

/** Runs every check on an export. */
export async function checkSite(out: string): Promise<SiteReport> {
  const everything = listFiles(out);
  const files = everything.filter((file) => !isCompressed(file));
  const pages = readPages(out, files);
  const urlsOfFiles = new Set(files.map((file) => `/${file}`));
  const targets = targetsOf(pages, [...urlsOfFiles]);
  const text = (name: string) => readFileSync(join(out, name), 'utf8');
  const textIfThere = (path: string) => (urlsOfFiles.has(path) ? text(path) : undefined);
  const urls = pages.filter((page) => !isStub(page.html)).map((page) => page.url);
  const weigh = createPageWeigher(out);
  const weighList = createListWeigher(out);
  const styles = weighStyles(
    pages.filter((page) => !page.stub),
    readFrom(out),
  );

  const policy = contentPolicy(policyFacts);
  const findings: Finding[] = [
    ...checkInlineScripts(policy),
    ...checkStyleBudget(styles),
    // Other libraries decide themselves how much their pages weigh.
    ...(site.isStrict
      ? [
          ...checkPageBudgets(pages),
          ...checkFirstFont(pages, budgetUrls),
          ...checkSiteBudget(out, files, urls.length),
          ...checkCompressedBudget(out, everything.filter(isCompressed), urls.length),
          ...checkListWeights(
            weighList,
            pages.filter((page) => !page.stub),
          ),
        ]
      : []),
    ...checkCompressedFiles(out, everything),
    ...files
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => checkScripts(file, text(file), policy)),
    ...(await checkBrowsers(out, ownFiles(files, site.isStrict), supportedBrowsers())),
    ...checkPreviews(files, text),
    ...checkUnique(pages),
    ...checkDepth(pages),
    ...checkMarkdown(pages, textIfThere, urlsOfFiles, site.baseUrl),
    ...cloudflareLimitProblems(text(hostFiles.redirects), text(hostFiles.headers)).map(
      (message) => ({
        path: `/${hostFiles.redirects}`,
        rule: 'host/limit',
        message,
      }),
    ),
    ...checkFeed(text(agentPaths.feed), new Set(urls), site.baseUrl),
    ...checkSitemap(urls, text('sitemap.xml'), text('robots.txt'), site.baseUrl),
  ];
  for (const page of pages) {
    findings.push(
      ...checkPage(page, site.baseUrl),
      ...checkCrawlers(page, out, site.baseUrl),
      ...checkLinks(page, targets),
      ...(await checkHtml(page)),
    );
  }
  return {
    findings,
    checked: [...pages.map((page) => page.url), paths.sitemap(), paths.robots(), agentPaths.feed],
    weights: pages.filter((page) => !page.stub).map(weigh),
    budgets: [
      ...(site.isStrict
        ? [
            ...budgetReport(out, files, everything.filter(isCompressed), urls.length),
            ...listWeightReport(weighList, pages),
          ]
        : []),
      styleReport(styles),
    ],
  };
}
