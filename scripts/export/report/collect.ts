import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { site } from '@/content/site';
import { readApiFaults } from '@/lib/api/faults';
import { isDescribed } from '@/lib/api/own-descriptions';
import { readApiDoc } from '@/lib/api/read-doc';
import { apiDocIds } from '@/lib/api/symbol-index';
import { itemOfApiDoc } from '@/lib/api/symbol-url';
import { allItems } from '@/lib/catalogue/items';
import { library } from '@/lib/catalogue/library';
import { type ExampleOutcomes, readOutcomes } from '@/lib/examples/outcomes';
import { originOf } from '@/lib/generated/source-files';
import { type PlacedWarning, readTextWarnings } from '@/lib/markdown/text-warnings';
import { itemStart } from '@/lib/navigation/item-start';
import { fileNamespaces } from '@/lib/routes/file-paths';
import { isCompressed } from '@/lib/routes/hosts/host-files';
import { paths } from '@/lib/routes/paths';
import { splitFirstSegment } from '@/lib/routes/redirects';
import { tokensLeftOut } from '@/lib/styling/tokens';
import { checkLinks, type LinkedPage, targetsOf } from '@/scripts/check/artifact/check-links';
import { folderOfPackage, versionOfPackage } from '@/scripts/shared/folder-of-package';
import { listFiles } from '@/scripts/shared/list-files';
import type { HeavyPage, SiteReport, Weight } from './model';
import { readLinks } from './read-links';

/** Number of the largest pages in the report. */
const maxHeaviest = 10;

/**
 * Collects the report about the build in a folder.
 *
 * @throws when files of the generators are missing
 */
export function collectReport(out: string): SiteReport {
  const everything = listFiles(out);
  const files = everything.filter((file) => !isCompressed(file));
  const pages = files
    .filter((file) => extname(file) === '.html')
    .filter((file) => !fileNamespaces.includes(splitFirstSegment(`/${file}`)[0]))
    .map((file) => ({ file, ...readLinks(file, readFileSync(join(out, file), 'utf8')) }));
  // In a strict site, such warnings fail the build earlier.
  const texts = site.isStrict ? [] : readTextWarnings();
  const shown = pages.filter(({ stub }) => !stub);
  return {
    site: site.name,
    packages: library.packages.map((name) => ({
      name,
      version: versionOfPackage(folderOfPackage(name, library.installedIn)),
    })),
    pages: shown.length,
    redirects: pages.length - shown.length,
    examples: withSourceNames(readOutcomes()),
    deadLinks: [...deadLinksOf(shown, files), ...deadLinksIn(texts)],
    texts: texts.filter(({ subject }) => subject !== 'link'),
    apiFaults: readApiFaults(),
    tokensLeftOut: tokensLeftOut(),
    undescribed: undescribedSymbols(),
    itemsWithoutOverview: allItems()
      .filter(({ overviewPath }) => overviewPath === undefined || !existsSync(overviewPath))
      .map((item) => ({ name: item.name, page: itemStart(item) })),
    weights: weigh(out, files),
    heaviest: heaviestOf(out, shown),
  };
}

/** Returns the path of a file or folder as its authors know it. */
const sourceName = (path: string) => originOf(path) ?? path;

function withSourceNames(outcomes: ExampleOutcomes): ExampleOutcomes {
  const named = <T extends { file: string }>(note: T): T => ({
    ...note,
    file: sourceName(note.file),
  });
  return {
    ...outcomes,
    examples: outcomes.examples.map((each) => ({ ...each, folder: sourceName(each.folder) })),
    leftOut: outcomes.leftOut.map(named),
    warnings: outcomes.warnings.map(named),
  };
}

function deadLinksOf(pages: readonly LinkedPage[], files: readonly string[]) {
  const targets = targetsOf(
    pages,
    files.map((file) => `/${file}`),
  );
  return pages.flatMap((page) =>
    checkLinks(page, targets).map(({ path, message }) => ({ page: path, problem: message })),
  );
}

/** Returns the dead links that were removed from texts. */
function deadLinksIn(texts: readonly PlacedWarning[]): SiteReport['deadLinks'] {
  return texts
    .filter(({ subject }) => subject === 'link')
    .map(({ page, message, file, line }) => ({
      page,
      problem: message,
      source: `${file}:${line}`,
    }));
}

function undescribedSymbols(): SiteReport['undescribed'] {
  return apiDocIds().flatMap((docId) => {
    const item = itemOfApiDoc(docId);
    const symbols = readApiDoc(docId).symbols.filter((symbol) => !isDescribed(symbol));
    if (!item || symbols.length === 0) return [];
    return [{ page: paths.item(item, 'api'), symbols: symbols.map(({ name }) => name) }];
  });
}

const kinds: Readonly<Record<string, string>> = {
  '.html': 'Pages',
  '.js': 'Scripts',
  '.css': 'Style sheets',
  '.woff2': 'Fonts',
  '.png': 'Pictures',
  '.svg': 'Pictures',
  '.ico': 'Pictures',
  '.json': 'Data',
  '.txt': 'Data',
  '.xml': 'Data',
  '.md': 'Pages as Markdown',
};

function weigh(out: string, files: readonly string[]): readonly Weight[] {
  const groups = Map.groupBy(files, (file) => kinds[extname(file)] ?? 'Other files');
  return [...groups]
    .map(([kind, its]) => ({
      kind,
      files: its.length,
      bytes: its.reduce((sum, file) => sum + statSync(join(out, file)).size, 0),
    }))
    .sort((a, b) => b.bytes - a.bytes);
}

function heaviestOf(
  out: string,
  pages: readonly { file: string; url: string }[],
): readonly HeavyPage[] {
  return pages
    .map(({ file, url }) => ({ page: url, bytes: sentSize(join(out, file)) }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, maxHeaviest);
}

/** Returns the size of a file as sent: that of its Brotli copy, if there is one. */
function sentSize(file: string): number {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(file)).size;
}
