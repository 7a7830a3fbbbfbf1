import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '@/content/site';
import { themes } from '@/content/themes';
import type { SiteData } from '@/lib/browser/page/start-data';
import { basePath, withoutBase } from '@/lib/routes/base';
import { apacheFile } from '@/lib/routes/hosts/apache';
import { hashProblems } from '@/lib/routes/hosts/headers';
import { hostFiles, isCompressed } from '@/lib/routes/hosts/host-files';
import { hostRules } from '@/lib/routes/hosts/host-rules';
import { htmlStub, stubFile } from '@/lib/routes/hosts/html-stub';
import { contentPolicy } from '@/lib/routes/hosts/policy';
import { securityText } from '@/lib/routes/hosts/security-txt';
import { paths } from '@/lib/routes/paths';
import { redirectTable } from '@/lib/routes/redirects';
import { deferCodeFont } from '@/scripts/export/next/code-font';
import { completePages, writeScript } from '@/scripts/export/next/complete-pages';
import { isPrefetchPiece, leftovers } from '@/scripts/export/next/export-files';
import { listExport, listHashed } from '@/scripts/export/next/list-export';
import { iconFontOf } from '@/scripts/export/next/sheets-after-paint';
import { listFiles } from '@/scripts/shared/list-files';
import { exportProblems } from './check-export';
import { extractIconFace } from './icon-face';
import { withPostponedRows } from './postponed-rows';
import { writePreviews } from './preview-pages';

/**
 * Completes an export for static hosts; see the contract in `index.ts`.
 *
 * @returns a summary in one line
 * @throws with all problems, before anything is written
 */
export function completeExport(out: string): string {
  if (!existsSync(join(out, 'index.html'))) {
    throw new Error(`There is no export in ${out}/: index.html is missing. Run \`next build\`.`);
  }
  const files = listExport(out);
  const problems = [
    ...exportProblems(files, redirectTable),
    ...missingThemes(out),
    ...hashProblems(
      listFiles(out)
        .filter((file) => !isCompressed(file))
        .map((file) => `/${file}`),
    ),
  ];
  if (problems.length > 0) {
    throw new Error(`The export in ${out}/ has problems:\n  ${problems.join('\n  ')}`);
  }

  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  };
  const policy = contentPolicy({ trackers: site.analyticsIds, docsHost: site.docsHost });
  removeUnused(out);
  const codeFont = deferCodeFont(out);
  const iconFace = extractIconFace(out);
  const previewData: SiteData = {
    scripts: [],
    runtime: null,
    codeFont,
    trackers: [],
  };
  const script = writeScript(out, 'preview', previewData);
  const previews = writePreviews(out, { policy, script, iconFace });
  const exported = { ...files, pages: [...new Set([...files.pages, ...previews])] };
  const iconFont = iconFontOf(out);
  completePages(out, { policy, codeFont, iconFont, iconFace, finish: withPostponedRows });
  for (const redirect of redirectTable) {
    write(stubFile(redirect), htmlStub(redirect, site.baseUrl, policy));
  }
  // Listed after `completePages`, which adds scripts and stylesheets.
  const hashed = listHashed(out);
  const hosted = { base: basePath, redirects: redirectTable, ...exported, hashed };
  // Most hosts read rules only at their root. For a site below a path, `npm run compose` writes them.
  const rules =
    basePath === '' ? hostRules([hosted]) : { [hostFiles.apache]: apacheFile(hosted, [hosted]) };
  for (const [name, text] of Object.entries(rules)) write(name, text);
  write(hostFiles.noJekyll, '');
  // Without a repository, there is no contact for security.txt.
  if (site.ownRepository.address !== '') {
    const contact = `${site.ownRepository.address}/security`;
    write(withoutBase(paths.security()).slice(1), securityText(contact, site.baseUrl, new Date()));
  }

  const written = Object.keys(rules).length;
  return `${exported.pages.length} pages, ${redirectTable.length} redirect stubs, ${written} host files in ${out}/`;
}

/** Returns an error for each theme without its stylesheet; the default theme has none. */
function missingThemes(out: string): readonly string[] {
  return themes
    .filter(
      (theme) =>
        !('isDefault' in theme) && !existsSync(join(out, withoutBase(paths.theme(theme.name)))),
    )
    .map(
      ({ name }) =>
        `content/themes.ts lists "${name}", but public${withoutBase(paths.theme(name))} is missing`,
    );
}

/** Removes files that nothing requests, and folders that are empty then. */
function removeUnused(out: string): void {
  for (const file of [...leftovers, ...listFiles(out).filter(isPrefetchPiece)]) {
    rmSync(join(out, file), { force: true });
  }
  const folders = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  // Deepest first, because a folder may contain only empty folders.
  for (const folder of folders.sort((a, b) => b.length - a.length)) {
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
