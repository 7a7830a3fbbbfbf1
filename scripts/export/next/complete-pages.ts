import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { partsUrl } from '@/lib/browser/network/page-parts';
import { endMark } from '@/lib/browser/network/whole-files';
import { withBase, withoutBase } from '@/lib/routes/base';
import { withNotFoundScript } from '@/lib/routes/hosts/not-found-script';
import { withPolicy } from '@/lib/routes/hosts/policy';
import { pageDataUrl } from '@/lib/start/next/page-data';
import { withHeadData } from '@/scripts/export/shared/head-data';
import { writeScript } from '@/scripts/export/shared/site-script';
import { type DeferredPage, deferScripts, isDeferred, withStart } from './defer-scripts';
import { withFirstScript } from './first-script';
import { listPageFiles, pageUrl } from './list-export';
import { markFiles } from './mark-files';
import { createRowSharer } from './share-rows';
import { withSheetsAfterPaint } from './sheets-after-paint';
import { siteDataOf } from './site-data';

/** A page as the framework exported it, with its scripts and data. */
interface ExportedPage extends DeferredPage {
  file: string;
  /** URLs of the page and of its data. */
  path: string;
  page: string;
  dataFile: string;
}

/**
 * Completes every exported page: moves scripts and data out of the HTML (`deferScripts`), shares parts of the
 * data (`createRowSharer`), and adds the policy, the early script, the script of the not-found page, metadata for
 * crawlers and agents, and the marks by which files are known to be whole.
 *
 * @throws when a page's data file differs from the data in its HTML
 */
export function completePages(out: string, policy: string): void {
  const [first, ...others] = readPages(out);
  if (first) writePages(out, policy, [first, ...others]);
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
  policy: string,
  pages: readonly [ExportedPage, ...ExportedPage[]],
): void {
  const siteData = siteDataOf(pages, {
    trackers: site.analyticsIds,
    ...(site.analyticsEvents.length > 0 && { events: site.analyticsEvents }),
  });
  const early = writeScript(out, 'early', siteData);
  for (const { file, path, page, html, build, scripts } of pages) {
    const own = scripts.map((script) => siteData.scripts.indexOf(script));
    const started = withStart(html, { early, scripts: own, page, build });
    const redirected = file === '404.html' ? withNotFoundScript(started) : started;
    const styled = withHeadData(withSheetsAfterPaint(redirected), path);
    writeFileSync(join(out, file), withPolicy(withFirstScript(styled), policy));
  }
  writeSharedData(out, pages);
  markFiles(out);
}

/** Moves what pages share in their data to one file. */
function writeSharedData(out: string, pages: readonly [ExportedPage, ...ExportedPage[]]): void {
  const sharer = createRowSharer();
  for (const { data } of pages) sharer.count(data);
  for (const { dataFile, data } of pages) {
    writeFileSync(dataFile, sharer.share(data) + endMark);
  }
  const [{ build }] = pages;
  writeFileSync(join(out, withoutBase(partsUrl(build))), JSON.stringify(sharer.parts));
}
