import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ version: z.string().min(1) });

/**
 * The folder of an installed package. Searches like Node.js: `node_modules` of the project's root, then of
 * each folder above it.
 *
 * @param name as in an import: `@acme/ui`
 * @throws when the package is not installed
 */
export function packageFolder(name: string, from = process.cwd()): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) break;
  }
  throw new Error(`The package "${name}" is not installed: run npm install in the site's folder.`);
}

/**
 * The version of an installed package.
 *
 * @throws when the package is not installed, or its manifest has no version
 */
export function installedVersion(name: string): string {
  const file = join(packageFolder(name), 'package.json');
  const result = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data.version;
  throw new Error(`${file}: version: expected a non-empty string`);
}
