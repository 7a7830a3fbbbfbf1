import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '@/lib/browser/page/start-data';
import { setCodeFontAside } from '@/scripts/export/next/code-font';
import { completePages } from '@/scripts/export/next/complete-pages';
import { isPiece } from '@/scripts/export/next/export-files';
import { iconFontOf } from '@/scripts/export/next/late-sheets';
import { writeScript } from '@/scripts/export/shared/site-script';
import { listFiles } from '@/scripts/shared/list-files';
import { completeSite } from './complete-site';
import { setIconFaceAside } from './icon-face';
import { withLaterRows } from './later-rows';
import { writePreviews } from './preview-pages';
import { suggestAsExported } from './suggest-as-exported';

/**
 * Adds to the export in a folder what hosts need, and rewrites its pages; see the contract in `index.ts`.
 *
 * @returns a line that says what was done
 * @throws with every problem found, before anything is written
 */
export function completeExport(out: string): string {
  return completeSite(out, (policy) => {
    removePieces(out);
    const codeFont = suggestAsExported(() => setCodeFontAside(out));
    const iconFace = setIconFaceAside(out);
    const alone: SiteData = { scripts: [], runtime: null, codeFont, trackers: [] };
    writePreviews(out, { policy, script: writeScript(out, 'preview', alone), iconFace });
    const iconFont = iconFontOf(out);
    const facts = { policy, codeFont, iconFont, iconFace, finish: withLaterRows };
    suggestAsExported(() => completePages(out, facts));
  });
}

/** Removes page data that only the framework's own router would request, and the folders that are empty then. */
function removePieces(out: string): void {
  for (const file of listFiles(out).filter(isPiece)) rmSync(join(out, file));
  const folders = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  // The deepest first: a folder may contain nothing but empty ones.
  for (const folder of folders.sort((a, b) => b.length - a.length)) {
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
