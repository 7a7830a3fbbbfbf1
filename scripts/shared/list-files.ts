import { readdirSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';

/** Lists all files below a folder, sorted, as relative paths with forward slashes. */
export function listFiles(folder: string): readonly string[] {
  // Not `relative`, which resolves both paths: an export has 17,000 files, and is listed several times.
  const root = normalize(`${folder}/`);
  const start = root === `.${sep}` ? 0 : root.length;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(start).split(sep).join('/'))
    .sort();
}
