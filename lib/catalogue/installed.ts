import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ version: z.string().min(1) });

/**
 * The folder that a package is installed in, as Node.js looks for it: in `node_modules` of the project's
 * root and of the folders above it.
 *
 * @param name as it is imported: `@acme/ui`
 * @throws when it is not installed
 */
export function packageFolder(name: string, from = process.cwd()): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) break;
  }
  throw new Error(`The package "${name}" is not installed: run npm install where the site lies.`);
}

/**
 * The version of an installed package.
 *
 * @throws when it is not installed, or its manifest has no version
 */
export function installedVersion(name: string): string {
  const file = join(packageFolder(name), 'package.json');
  const result = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data.version;
  throw new Error(`${file}: version: expected some text`);
}
