import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ version: z.string() });

/**
 * The folder a package is installed in, as an absolute path.
 *
 * @param installedIn folders called `node_modules`; the first that has it counts
 * @throws when none has it, with what to do
 */
export function folderOfPackage(name: string, installedIn: readonly string[]): string {
  const found = installedIn.find((folder) => existsSync(join(folder, name, 'package.json')));
  if (found === undefined) {
    throw new Error(
      `content/site.ts: field packages: ${name} is not installed in ${installedIn.join(' or ')}. Run npm ci, or install it.`,
    );
  }
  return resolve(found, name);
}

/** The version of the package that is installed in a folder. */
export function versionOfPackage(folder: string): string {
  return manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version;
}
