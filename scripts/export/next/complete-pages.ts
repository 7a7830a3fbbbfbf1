import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { partsUrl } from '@/lib/browser/page/page-parts';
import type { SiteData } from '@/lib/browser/page/start-data';
import { type LoadedScript, policyHash, readBundle } from '@/lib/page-scripts/bundles';
import { withBase, withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import { hashedFolder } from '@/lib/routes/hosts/headers';
import { withNotFoundScript } from '@/lib/routes/hosts/not-found-script';
import { policyElement } from '@/lib/routes/hosts/policy';
import { buildOf, pageDataUrl } from '@/lib/start/next/page-data';
import { listFiles } from '@/scripts/shared/list-files';
import { type DeferredPage, deferScripts, isDeferred, withStart } from './defer-scripts';
import { notFoundData } from './export-files';
import { withFirstScript } from './first-script';
import { withFontsAfterSheet } from './font-preloads';
import { withHeadData } from './head-data';
import { createSheetJoiner } from './join-sheets';
import { listPageFiles, pageUrl } from './list-export';
import { withOneSheet } from './one-sheet';
import { createRowSharer } from './share-rows';
import { withSheetsAfterPaint } from './sheets-after-paint';
import { siteDataLine, siteDataOf } from './site-data';
import { withoutManifest } from './without-manifest';

/** A page as the framework exported it, and what it started from. */
interface ExportedPage extends DeferredPage {
  file: string;
  /** URLs of the page and of its data. */
  path: string;
  page: string;
  dataFile: string;
}

/** What all pages are completed with. */
export interface PageFacts {
  policy: string;
  /** URL of the font of code. */
  codeFont: string;
  /** URL of the font of icons in examples; nothing where there are no examples. */
  iconFont: string | undefined;
  /** The rule that names it. */
  iconFace: string;
  /** Further changes to the HTML of each page. */
  finish: (html: string) => string;
}

/**
 * Makes every exported page ready to be read before any script runs: see `deferScripts`; its data light:
 * see `createRowSharer`; its stylesheets one: see `withOneSheet`. Adds the policy, the script of the
 * not-found page, the one file that pages load first, and what only crawlers and
 * agents read.
 *
 * @throws when a page's data file does not say what the page said
 */
export function completePages(out: string, facts: PageFacts): void {
  const { policy } = facts;
  if (existsSync(join(out, notFoundData.from))) {
    renameSync(join(out, notFoundData.from), join(out, notFoundData.to));
  }
  const [first, ...others] = readPages(out);
  if (first) writePages(out, facts, [first, ...others]);
  for (const file of listFiles(out).filter((name) => /^live\/.*\.html$/.test(name))) {
    const html = readFileSync(join(out, file), 'utf8');
    if (!html.includes(policyElement(policy))) {
      writeFileSync(join(out, file), withPolicy(withServedScript(html), policy));
    }
  }
}

/** The pages that are not complete yet. */
function readPages(out: string): readonly ExportedPage[] {
  return listPageFiles(out).flatMap((file) => {
    const html = readFileSync(join(out, file), 'utf8');
    if (isDeferred(html)) return [];
    const path = withBase(pageUrl(file));
    const page = pageDataUrl(path);
    const dataFile = join(out, withoutBase(page));
    const deferred = deferScripts(html, page);
    if (deferred.data !== readFileSync(dataFile, 'utf8')) {
      throw new Error(`${page} differs from what ${file} starts from.`);
    }
    return [{ ...deferred, file, path, page, dataFile }];
  });
}

function writePages(
  out: string,
  { policy, codeFont, iconFont, iconFace, finish }: PageFacts,
  pages: readonly [ExportedPage, ...ExportedPage[]],
): void {
  const siteData = siteDataOf(pages, {
    codeFont,
    trackers: site.analyticsIds,
    ...(site.analyticsEvents.length > 0 && { events: site.analyticsEvents }),
  });
  const early = writeScript(out, 'early', siteData);
  const joinSheets = createSheetJoiner(out, iconFace);
  for (const { file, path, page, dataFile, html, data, build, scripts } of pages) {
    writeFileSync(dataFile, data);
    const own = scripts.map((script) => siteData.scripts.indexOf(script));
    const started = withStart(html, { early, scripts: own, page, build });
    const redirected = file === '404.html' ? withNotFoundScript(started) : started;
    const light = finish(withSheetsAfterPaint(withoutManifest(redirected), iconFont));
    const oneSheet = withOneSheet(withHeadData(light, path), data, joinSheets);
    const whole = withPolicy(withFirstScript(withFontsAfterSheet(oneSheet)), policy);
    writeFileSync(join(out, file), whole);
  }
  writeShared(
    out,
    pages.map(({ dataFile }) => dataFile),
  );
}

/** Writes the data of pages without what they have in common, and that once. */
function writeShared(out: string, dataFiles: readonly string[]): void {
  const shared = createRowSharer();
  let build: string | undefined;
  for (const file of dataFiles) {
    const data = readFileSync(file, 'utf8');
    build = buildOf(data);
    shared.count(data);
  }
  for (const file of dataFiles) writeFileSync(file, shared.share(readFileSync(file, 'utf8')));
  if (build === undefined) return;
  writeFileSync(join(out, withoutBase(partsUrl(build))), JSON.stringify(shared.parts));
}

/** Pages of the live examples name their script by its place in the export. */
function withServedScript(html: string): string {
  const live = filePaths.live('');
  return html.replaceAll(`<script src="${withoutBase(live)}`, `<script src="${live}`);
}

/**
 * Writes a script that pages load first, with what they start from alike.
 *
 * @returns the URL, which holds a hash: it may be kept for ever
 */
export function writeScript(out: string, name: LoadedScript, data: SiteData): string {
  const script = `${siteDataLine(data)}\n${readBundle(name)}`;
  const hash = policyHash(script).replace(/\W/g, '').slice(6, 16);
  const file = `${hashedFolder}/site/${name}-${hash}.js`;
  mkdirSync(join(out, hashedFolder, 'site'), { recursive: true });
  writeFileSync(join(out, file), script);
  return withBase(file);
}

/** Right after the encoding, which has to come within the first kilobyte. */
function withPolicy(html: string, policy: string): string {
  return html.replace(/<meta charset="utf-8"\s*\/?>/i, (meta) => meta + policyElement(policy));
}
