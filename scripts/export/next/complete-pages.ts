import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { partsUrl } from '@/lib/browser/page/page-parts';
import { withBase, withoutBase } from '@/lib/routes/base';
import { withNotFoundScript } from '@/lib/routes/hosts/not-found-script';
import { withPolicy } from '@/lib/routes/hosts/policy';
import { buildOf, pageDataUrl } from '@/lib/start/next/page-data';
import { withHeadData } from '@/scripts/export/shared/head-data';
import { writeScript } from '@/scripts/export/shared/site-script';
import { type DeferredPage, deferScripts, isDeferred, withStart } from './defer-scripts';
import { withFirstScript } from './first-script';
import { withFontsBehindSheet } from './font-preloads';
import { createSheetJoiner } from './join-sheets';
import { withLateSheets } from './late-sheets';
import { listPageFiles, pageUrl } from './list-export';
import { withOneSheet } from './one-sheet';
import { createRowSharer } from './share-rows';
import { siteDataOf } from './site-data';
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
  const [first, ...others] = readPages(out);
  if (first) writePages(out, facts, [first, ...others]);
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
    const light = finish(withLateSheets(withoutManifest(redirected), iconFont));
    const oneSheet = withOneSheet(withHeadData(light, path), data, joinSheets);
    const whole = withPolicy(withFirstScript(withFontsBehindSheet(oneSheet)), policy);
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
