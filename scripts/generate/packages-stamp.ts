import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { library } from '@/lib/catalogue/library';
import { stampOfListing } from '@/scripts/shared/build-steps/stamps';
import { folderOfPackage } from '@/scripts/shared/folder-of-package';
import { fingerprint } from '@/scripts/shared/stamp';

/**
 * A stamp of the documented packages. Those of this project are fixed by `package-lock.json`; a package that is
 * installed elsewhere may be one that is being written, so all its files count.
 */
export function packagesStamp(): string {
  const ours = resolve('node_modules');
  const stamps = library.packages.map((name) => {
    const folder = folderOfPackage(name, library.installedIn);
    const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
    return folder.startsWith(ours) ? manifest : manifest + stampOfListing([folder]);
  });
  return fingerprint(...stamps);
}
