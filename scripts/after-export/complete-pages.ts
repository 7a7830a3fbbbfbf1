import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { generatedFiles } from '@/lib/generated/files';
import { type LoadedScript, policyHash, readBundle } from '@/lib/page-scripts/bundles';
import { withBase, withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import { hashedFolder } from '@/lib/routes/hosts/headers';
import { withNotFoundScript } from '@/lib/routes/hosts/not-found-script';
import { policyElement } from '@/lib/routes/hosts/policy';
import { buildOf, partsUrl } from '@/lib/start/page-parts';
import { pageDataUrl } from '@/lib/start/page-store';
import { listFiles } from '@/scripts/shared/list-files';
import { deferScripts, isDeferred } from './defer-scripts';
import { firstPartFirst } from './first-part';
import { withFirstScript } from './first-script';
import { foldFlight } from './fold-flight';
import { withFontsBehindSheet } from './font-preloads';
import { withHeadData } from './head-data';
import { createSheetJoiner } from './join-sheets';
import { withLateSheets } from './late-sheets';
import { withLaterBlocks } from './later-blocks';
import { withLaterRows } from './later-rows';
import { listPageFiles, notFoundData, pageUrl } from './list-export';
import { withOneSheet } from './one-sheet';
import { createRowSharer, type RowSharer } from './share-rows';
import { withoutManifest } from './without-manifest';

/**
 * Makes every exported page ready to be read before any script runs: see `deferScripts`; its data light:
 * see `foldFlight` and `createRowSharer`; and its style sheets one: see `withOneSheet`. Adds the policy, the script of the
 * not-found page, the one file that pages load first, and what only crawlers and agents read.
 *
 * @param codeFont URL of the font of code
 * @throws when a page's data file does not say what the page said
 */
export function completePages(out: string, policy: string, codeFont: string): void {
  if (existsSync(join(out, notFoundData.from))) {
    renameSync(join(out, notFoundData.from), join(out, notFoundData.to));
  }
  const facts = {
    early: writeScript(out, 'early'),
    codeFont,
    trackers: site.analyticsIds,
    ...(site.analyticsEvents.length > 0 && { events: site.analyticsEvents }),
  };
  const joinSheets = createSheetJoiner(out);
  const shared = createRowSharer();
  const dataFiles: string[] = [];
  for (const file of listPageFiles(out)) {
    const html = readFileSync(join(out, file), 'utf8');
    if (isDeferred(html)) continue;
    const path = withBase(pageUrl(file));
    const page = pageDataUrl(path);
    const dataFile = join(out, withoutBase(page));
    const deferred = deferScripts(html, page, facts);
    if (deferred.data !== readFileSync(dataFile, 'utf8')) {
      throw new Error(`${page} differs from what ${file} starts from.`);
    }
    const ordered = firstPartFirst(foldFlight(deferred.data));
    shared.count(ordered);
    writeFileSync(dataFile, ordered);
    dataFiles.push(dataFile);
    const redirected = file === '404.html' ? withNotFoundScript(deferred.html) : deferred.html;
    const whole = withFirstScript(
      withFontsBehindSheet(
        withOneSheet(
          withHeadData(
            withLaterBlocks(withLaterRows(withLateSheets(withoutManifest(redirected)))),
            path,
          ),
          deferred.data,
          joinSheets,
        ),
      ),
    );
    writeFileSync(join(out, file), withPolicy(whole, policy));
  }
  writeShared(out, shared, dataFiles);
  for (const file of listFiles(out).filter((name) => /^live\/.*\.html$/.test(name))) {
    const html = readFileSync(join(out, file), 'utf8');
    if (!html.includes(policyElement(policy))) {
      writeFileSync(join(out, file), withPolicy(withServedScript(html), policy));
    }
  }
}

/** Writes the data of pages without what they have in common, and that once. */
function writeShared(out: string, shared: RowSharer, dataFiles: readonly string[]): void {
  let build: string | undefined;
  for (const file of dataFiles) {
    const data = readFileSync(file, 'utf8');
    build = buildOf(data);
    writeFileSync(file, shared.share(data));
  }
  if (build === undefined) return;
  writeFileSync(join(out, withoutBase(partsUrl(build))), JSON.stringify(shared.parts));
}

/** Pages of the live examples name their script by its place in the export. */
function withServedScript(html: string): string {
  const live = filePaths.live('');
  return html.replaceAll(`<script src="${withoutBase(live)}`, `<script src="${live}`);
}

/** @returns the URL, which holds a hash: it may be kept for ever */
export function writeScript(out: string, name: LoadedScript): string {
  const hash = policyHash(readBundle(name)).replace(/\W/g, '').slice(6, 16);
  const file = `${hashedFolder}/site/${name}-${hash}.js`;
  mkdirSync(join(out, hashedFolder, 'site'), { recursive: true });
  copyFileSync(generatedFiles.pageScript(name), join(out, file));
  return withBase(file);
}

/** Right after the encoding, which has to come within the first kilobyte. */
function withPolicy(html: string, policy: string): string {
  return html.replace(/<meta charset="utf-8"\s*\/?>/i, (meta) => meta + policyElement(policy));
}
