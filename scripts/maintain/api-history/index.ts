/**
 * Computes the API history. Run it manually when the documented release changes; the build only reads
 * its result.
 *
 * Reads   the published releases of @angular/material and @angular/cdk, downloaded with npm
 *         into a temporary folder, and the installed packages.
 * Writes  content/api-history.json: the changes of each release.
 * Fails   when a release cannot be downloaded, or its API cannot be extracted; the message names the release.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { libraryVersion } from '@/lib/catalogue/version';
import { generatedFiles } from '@/lib/generated/files';
import { apiHistory, historySchemaVersion, type HistoryStep } from '@/lib/history/model';
import { extractApi } from '@/scripts/generate/api-reference/extract';
import { main } from '@/scripts/shared/main';
import { compareSnapshots } from './compare';
import { fetchRelease, publishedVersions } from './fetch-release';
import { pickReleases } from './releases';
import { type Snapshot, snapshotOf } from './snapshot';

const packages = ['@angular/material', '@angular/cdk'] as const;
const firstMajor = 19;

async function compareReleases(): Promise<void> {
  const releases = pickReleases(packages.map(publishedVersions), libraryVersion, firstMajor);
  const folder = mkdtempSync(join(tmpdir(), 'api-history-'));
  try {
    const snapshots = releases.map((release) => readRelease(release, folder));
    const steps = snapshots.slice(1).map((newer, index): HistoryStep => {
      const [from = '', to = ''] = releases.slice(index, index + 2);
      return { from, to, docs: compareSnapshots(snapshots[index] ?? new Map(), newer) };
    });
    const history = apiHistory.parse({ schemaVersion: historySchemaVersion, releases, steps });
    const json = await format(JSON.stringify(history), { parser: 'json', printWidth: 100 });
    writeFileSync(generatedFiles.apiHistory, json);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readRelease(release: string, folder: string): Snapshot {
  console.log(`API history: ${release}`);
  const installed = release === libraryVersion;
  const folders = packages.map((name) => {
    if (installed) return join(process.cwd(), 'node_modules', name);
    const target = join(folder, release, name);
    fetchRelease(name, release, target);
    return target;
  });
  const [material = '', cdk = ''] = folders;
  try {
    return snapshotOf(extractApi({ '@angular/material': material, '@angular/cdk': cdk }));
  } catch (error) {
    throw new Error(`The API of release ${release} cannot be extracted`, { cause: error });
  }
}

main(compareReleases);
