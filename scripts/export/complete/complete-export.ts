import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { completePages } from '@/scripts/export/next/complete-pages';
import { isPrefetchPiece } from '@/scripts/export/next/export-files';
import { listFiles } from '@/scripts/shared/list-files';
import { completeSite } from './complete-site';
import { writePreviews } from './preview-pages';

const suggestion =
  'Next writes its export differently; `npm run build -- --as-exported` builds the site without depending on that.';

/**
 * Completes an export for static hosts, and rewrites its pages; see the contract in `index.ts`.
 *
 * @returns a summary in one line
 * @throws with all problems, before anything is written
 */
export function completeExport(out: string): string {
  return completeSite(out, (policy) => {
    removePrefetchPieces(out);
    writePreviews(out, policy);
    try {
      completePages(out, policy);
    } catch (error) {
      // Not a cause: the reason and the way out are printed as one line, which other commands repeat.
      if (error instanceof Error) error.message += ` ${suggestion}`;
      throw error;
    }
  });
}

/** Removes page data that only Next's own router would request, and folders that are empty then. */
function removePrefetchPieces(out: string): void {
  for (const file of listFiles(out).filter(isPrefetchPiece)) rmSync(join(out, file));
  const folders = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  // Deepest first, because a folder may contain only empty folders.
  for (const folder of folders.sort((a, b) => b.length - a.length)) {
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
