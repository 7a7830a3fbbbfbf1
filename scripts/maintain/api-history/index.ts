/**
 * Computes the API history. Run it manually when the documented release changes; the build only reads
 * its result.
 *
 * Reads   the published releases of @angular/material and @angular/cdk, downloaded with npm
 *         into a temporary folder, and the installed packages.
 * Writes  content/entry-points.json: the release that added each entry point, since the first stable one.
 *         content/api-history.json: the changes of each release in the API and in styling tokens, what the
 *         library says to write instead, and which changes `ng update` makes, found by running its migrations.
 * Fails   when a release cannot be downloaded or read; the message names the release. And when a migration
 *         renames symbols, which no compared release has done: then this step has to be extended.
 */
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { itemsOf } from '@/lib/catalogue/items';
import { libraryVersion } from '@/lib/catalogue/version';
import { generatedFiles } from '@/lib/generated/files';
import { entryPointHistorySchema } from '@/lib/history/entry-points';
import { apiHistory, historySchemaVersion, type HistoryStep } from '@/lib/history/model';
import { extractApi } from '@/scripts/generate/api-reference/extract';
import { main } from '@/scripts/shared/main';
import { compareSnapshots } from './compare';
import { compareTokens } from './compare-tokens';
import { entryPointsIn, firstReleases } from './entry-points';
import { fetchRelease, publishedVersions } from './fetch-release';
import { assertNoSymbolRenames, migrateProperties } from './migrate';
import { withOwnWords } from './own-words';
import { pickReleases } from './releases';
import { type Snapshot, snapshotOf } from './snapshot';
import { type ReleaseToken, tokensOf } from './tokens-of';

const packages = ['@angular/material', '@angular/cdk'] as const;
const firstMajor = 19;
/** The first stable one. Of those before `firstMajor`, only the entry points are compared. */
const oldestMajor = 5;

/** What the history compares of a release. */
interface Release {
  version: string;
  /** Folder of its `@angular/material`. */
  material: string;
  api: Snapshot;
  tokens: readonly ReleaseToken[];
}

async function compareReleases(): Promise<void> {
  const published = packages.map(publishedVersions);
  const versions = pickReleases(published, libraryVersion, firstMajor);
  const folder = mkdtempSync(join(tmpdir(), 'api-history-'));
  try {
    // Migrations import packages of the command line interface.
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
    const releases = versions.map((version) => readRelease(version, folder));
    const steps: HistoryStep[] = [];
    for (const [index, newer] of releases.slice(1).entries()) {
      const older = releases[index];
      if (older) steps.push(await compareTwo(older, newer));
    }
    await write(
      generatedFiles.apiHistory,
      apiHistory.parse({ schemaVersion: historySchemaVersion, releases: versions, steps }),
    );
    const all = pickReleases(published, libraryVersion, oldestMajor);
    const modules = all.map((version) => ({
      version,
      entryPoints: foldersOf(version, folder).flatMap(entryPointsIn),
    }));
    await write(
      generatedFiles.entryPoints,
      entryPointHistorySchema.parse({ releases: all, addedIn: firstReleases(modules) }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compareTwo(older: Release, newer: Release): Promise<HistoryStep> {
  const [from, to] = [older.version, newer.version];
  const properties = older.tokens.map(({ property }) => property);
  const names = await migrateProperties(newer.material, { from, to }, properties);
  const migrated = (property: string) => names.get(property) ?? property;
  const tokens = compareTokens(older.tokens, newer.tokens, migrated);
  const docs = withOwnWords(compareSnapshots(older.api, newer.api));
  return { from, to, docs, tokens };
}

async function write(file: string, content: unknown): Promise<void> {
  const json = JSON.stringify(content);
  writeFileSync(file, await format(json, { parser: 'json', printWidth: 100 }));
}

/** The folders of the packages of a release, which is downloaded when it is not there yet. */
function foldersOf(version: string, folder: string): string[] {
  if (version === libraryVersion) {
    return packages.map((name) => join(process.cwd(), 'node_modules', name));
  }
  return packages.map((name) => {
    const target = join(folder, version, 'node_modules', name);
    if (!existsSync(target)) fetchRelease(name, version, target);
    return target;
  });
}

function readRelease(version: string, folder: string): Release {
  console.log(`API history: ${version}`);
  const folders = foldersOf(version, folder);
  const [material = '', cdk = ''] = folders;
  const itemIds = new Set(itemsOf('material').map(({ id }) => id));
  try {
    folders.forEach(assertNoSymbolRenames);
    const api = snapshotOf(extractApi({ '@angular/material': material, '@angular/cdk': cdk }));
    return { version, material, api, tokens: tokensOf(material, version, itemIds) };
  } catch (error) {
    throw new Error(`Release ${version} cannot be read`, { cause: error });
  }
}

main(compareReleases);
