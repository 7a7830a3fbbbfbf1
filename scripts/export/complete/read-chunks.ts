import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashedFolder } from '@/lib/routes/hosts/headers';
import { listFiles } from '@/scripts/shared/list-files';

/**
 * Texts of the bundler's scripts by their place in an export.
 *
 * @param out the folder of the export
 */
export function readChunks(out: string): ReadonlyMap<string, string> {
  const folder = `${hashedFolder.slice(1)}/chunks/`;
  return new Map(
    listFiles(out)
      .filter((file) => file.startsWith(folder) && file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(out, file), 'utf8')]),
  );
}
