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
import { pageDataUrl } from '@/lib/start/next/page-data';
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

/** A page as the framework exported it, with its scripts and data. */
interface ExportedPage extends DeferredPage {
  file: string;
  /** URLs of the page and of its data. */
  path: string;
  page: string;
  dataFile: string;
}

/** Values that all pages are completed with. */
export interface PageFacts {
  policy: string;
  /** URL of the font of code. */
  codeFont: string;
  /** URL of the icon font of examples; undefined without examples. */
  iconFont: string | undefined;
  /** Its `@font-face` rule. */
  iconFace: string;
  /** Further changes to the HTML of each page. */
  finish: (html: string) => string;
}

/**
 * Completes every exported page: moves scripts and data out of the HTML (`deferScripts`), shares parts of the
 * data (`createRowSharer`), joins the stylesheets (`withOneSheet`), and adds the policy, the early script,
 * the script of the not-found page, and metadata for crawlers and agents.
 *
 * @throws when a page's data file differs from the data in its HTML
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

/** Reads the pages that are not completed yet. */
function readPages(out: string): readonly ExportedPage[] {
  return listPageFiles(out).flatMap((file) => {
    const html = readFileSync(join(out, file), 'utf8');
    if (isDeferred(html)) return [];
    const path = withBase(pageUrl(file));
    const page = pageDataUrl(path);
    const dataFile = join(out, withoutBase(page));
    const deferred = deferScripts(html, page);
    if (deferred.data !== readFileSync(dataFile, 'utf8')) {
      throw new Error(`${page} differs from the data in ${file}.`);
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
  for (const { file, path, page, html, data, build, scripts } of pages) {
    const own = scripts.map((script) => siteData.scripts.indexOf(script));
    const started = withStart(html, { early, scripts: own, page, build });
    const redirected = file === '404.html' ? withNotFoundScript(started) : started;
    const light = finish(withSheetsAfterPaint(withoutManifest(redirected), iconFont));
    const oneSheet = withOneSheet(withHeadData(light, path), data, joinSheets);
    const whole = withPolicy(withFirstScript(withFontsAfterSheet(oneSheet)), policy);
    writeFileSync(join(out, file), whole);
  }
  writeSharedData(out, pages);
}

/** Moves what pages share in their data to one file. */
function writeSharedData(out: string, pages: readonly [ExportedPage, ...ExportedPage[]]): void {
  const sharer = createRowSharer();
  for (const { data } of pages) sharer.count(data);
  for (const { dataFile, data } of pages) writeFileSync(dataFile, sharer.share(data));
  const [{ build }] = pages;
  writeFileSync(join(out, withoutBase(partsUrl(build))), JSON.stringify(sharer.parts));
}

/** Adds the base path to the script of a page of the live examples. */
function withServedScript(html: string): string {
  const live = filePaths.live('');
  return html.replaceAll(`<script src="${withoutBase(live)}`, `<script src="${live}`);
}

/**
 * Writes a script that pages load first, with the data that they share.
 *
 * @returns the URL, which contains a hash, so that it can be cached forever
 */
export function writeScript(out: string, name: LoadedScript, data: SiteData): string {
  const script = `${siteDataLine(data)}\n${readBundle(name)}`;
  const hash = policyHash(script).replace(/\W/g, '').slice(6, 16);
  const file = `${hashedFolder}/site/${name}-${hash}.js`;
  mkdirSync(join(out, hashedFolder, 'site'), { recursive: true });
  writeFileSync(join(out, file), script);
  return withBase(file);
}

/** Inserts the policy right after the encoding, which must be within the first kilobyte. */
function withPolicy(html: string, policy: string): string {
  return html.replace(/<meta charset="utf-8"\s*\/?>/i, (meta) => meta + policyElement(policy));
}
