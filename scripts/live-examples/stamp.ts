import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All files below a folder, sorted. */
function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * A digest of everything the result depends on: equal stamps, equal output.
 *
 * @param folders read completely
 * @param files read too; the lock file stands for all installed packages
 */
export function stampOf(folders: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...folders.flatMap(filesBelow), ...files]) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
