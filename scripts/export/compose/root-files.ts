import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonElement } from '@/lib/page-scripts/bundles';
import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import { notFoundRedirects } from '@/lib/routes/hosts/not-found-script';
import { redirectDataId } from '@/lib/routes/hosts/redirect-target';
import { sharedRootFiles } from '@/lib/routes/hosts/shared-host';
import { places } from '@/lib/routes/paths';
import { stubOf } from './lost-stubs';
import type { Version } from './read-versions';

/** Returns the redirects of every version, for the script of the not-found page on hosts without rules. */
function redirectTables(
  versions: readonly Version[],
  lost: (version: Version) => ReadonlyMap<string, string>,
) {
  return versions.map((version) => ({
    ...notFoundRedirects(),
    moved: Object.fromEntries([...version.moved, ...lost(version)]),
    base: version.base,
  }));
}

/**
 * Returns the files at the root of the host, beside the versions, by name.
 *
 * @param versions the newest first
 * @param list the list of all versions
 * @param lost see `lostPages`
 */
export function rootFiles(
  versions: readonly [Version, ...Version[]],
  list: string,
  lost: (version: Version) => ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const [newest] = versions;
  const notFound = readFileSync(join(newest.folder, sharedRootFiles.notFound), 'utf8');
  const table = new RegExp(
    `<script type="application/json" id="${redirectDataId}">.*?</script>`,
    's',
  );
  const sitemap = newest.base + withoutBase(filePaths.sitemap());
  return {
    'index.html': stubOf(newest, places.home()),
    [sharedRootFiles.notFound.slice(1)]: notFound.replace(table, () =>
      jsonElement(redirectDataId, { sites: redirectTables(versions, lost) }),
    ),
    [sharedRootFiles.robots.slice(1)]:
      `User-Agent: *\nAllow: /\n\nSitemap: ${newest.origin}${sitemap}\n`,
    [sharedRootFiles.versions.slice(1)]: list,
  };
}
