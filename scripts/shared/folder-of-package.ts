import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ version: z.string() });

/**
 * Returns the folder in which a package is installed, as an absolute path.
 *
 * @param installedIn `node_modules` folders; the first that contains the package is used
 * @throws when none of them contains the package
 */
export function folderOfPackage(name: string, installedIn: readonly string[]): string {
  const found = installedIn.find((folder) => existsSync(join(folder, name, 'package.json')));
  if (found === undefined) {
    throw new Error(
      `content/site.ts: field packages: ${name} is not installed in ${installedIn.join(' or ')}. Run npm ci, or install the package.`,
    );
  }
  return resolve(found, name);
}

/** Reads the version of a package from the `package.json` in its folder. */
export function versionOfPackage(folder: string): string {
  return manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version;
}
