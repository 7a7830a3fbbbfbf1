import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '@/content/site';
import { themes } from '@/content/themes';
import { changelogFile } from '@/lib/dates/changelog';
import { lastChanged } from '@/lib/dates/file-dates';
import { basePath, withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import { apacheFile } from '@/lib/routes/hosts/apache';
import { framePath, hashProblems } from '@/lib/routes/hosts/headers';
import { hostFiles, isCompressed } from '@/lib/routes/hosts/host-files';
import { hostRules } from '@/lib/routes/hosts/host-rules';
import { htmlStub, stubFile } from '@/lib/routes/hosts/html-stub';
import { contentPolicy, policyElement, withPolicy } from '@/lib/routes/hosts/policy';
import { policyFacts } from '@/lib/routes/hosts/policy-facts';
import { securityText } from '@/lib/routes/hosts/security-txt';
import { paths } from '@/lib/routes/paths';
import { redirectTable } from '@/lib/routes/redirects';
import { leftoverFolder, leftovers, notFoundData } from '@/scripts/export/next/export-files';
import { listExport } from '@/scripts/export/next/list-export';
import { listFiles } from '@/scripts/shared/list-files';
import { exportProblems } from './check-export';

/**
 * Completes an export for static hosts, however its pages start: adds redirect stubs, the rule files of hosts,
 * security.txt, and a policy for the pages that open examples elsewhere.
 *
 * @param out the folder of the export
 * @param completePages completes the pages, and may add some, with the policy of pages without scripts of their own
 * @returns a summary in one line
 * @throws with all problems, before anything is written
 */
export function completeSite(out: string, completePages: (policy: string) => void): string {
  if (!existsSync(join(out, 'index.html'))) {
    throw new Error(`There is no export in ${out}/: index.html is missing. Run \`next build\`.`);
  }
  const problems = problemsOf(out);
  if (problems.length > 0) {
    throw new Error(`The export in ${out}/ has problems:\n  ${problems.join('\n  ')}`);
  }

  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  };
  for (const file of [...leftovers, leftoverFolder]) {
    rmSync(join(out, file), { force: true, recursive: true });
  }
  if (existsSync(join(out, notFoundData.from))) {
    renameSync(join(out, notFoundData.from), join(out, notFoundData.to));
  }
  const policy = contentPolicy(policyFacts);
  completePages(policy);
  completeLivePages(out, policy);
  for (const redirect of redirectTable) {
    write(stubFile(redirect), htmlStub(redirect, site.baseUrl, policy));
  }
  // Listed after `completePages`, which adds scripts and stylesheets.
  const exported = listExport(out);
  const hosted = { base: basePath, redirects: redirectTable, ...exported };
  // Most hosts read rules only at their root. For a site below a path, `npm run compose` writes them.
  const rules =
    basePath === '' ? hostRules([hosted]) : { [hostFiles.apache]: apacheFile(hosted, [hosted]) };
  for (const [name, text] of Object.entries(rules)) write(name, text);
  write(hostFiles.noJekyll, '');
  // Without a repository, there is no contact for security.txt. It expires some time after the last change, not after the
  // build, so that two builds are the same; without a history, nobody knows when that was.
  const changed = lastChanged(['content', changelogFile]);
  if (site.ownRepository.address !== '' && changed !== undefined) {
    const contact = `${site.ownRepository.address}/security`;
    const text = securityText(contact, site.baseUrl, new Date(changed));
    write(withoutBase(paths.security()).slice(1), text);
  }

  const written = Object.keys(rules).length;
  return `${exported.pages.length} pages, ${redirectTable.length} redirect stubs, ${written} host files in ${out}/`;
}

function problemsOf(out: string): readonly string[] {
  const files = listFiles(out).filter((file) => !isCompressed(file));
  return [
    ...exportProblems(listExport(out), redirectTable),
    ...missingThemes(out),
    ...hashProblems(files.map((file) => `/${file}`)),
  ];
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

/** Completes the pages of the live examples, which no framework has written. */
function completeLivePages(out: string, policy: string): void {
  const live = filePaths.live('');
  for (const file of listFiles(out).filter((name) => /^live\/.*\.html$/.test(name))) {
    const html = readFileSync(join(out, file), 'utf8');
    if (html.includes(policyElement(policy))) continue;
    // Adds the base path to their script.
    const served = html.replaceAll(
      `<script src="${withoutBase(live)}`,
      () => `<script src="${live}`,
    );
    // The frame for edited examples has its own policy. With both, the stricter parts of each would apply.
    const isFrame = `/${file}` === framePath;
    writeFileSync(join(out, file), isFrame ? served : withPolicy(served, policy));
  }
}
