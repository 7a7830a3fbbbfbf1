import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '@/content/site';
import { themes } from '@/content/themes';
import { caddyFile } from '@/lib/routes/hosts/caddy';
import { firebaseConfig } from '@/lib/routes/hosts/firebase';
import { hashProblems } from '@/lib/routes/hosts/headers';
import { hostFiles, isCompressed } from '@/lib/routes/hosts/host-files';
import { htmlStub, stubFile } from '@/lib/routes/hosts/html-stub';
import { netlifyHeaders, netlifyRedirects } from '@/lib/routes/hosts/netlify';
import { nginxServer } from '@/lib/routes/hosts/nginx';
import { contentPolicy } from '@/lib/routes/hosts/policy';
import { securityText } from '@/lib/routes/hosts/security-txt';
import { serveConfig } from '@/lib/routes/hosts/serve';
import { vercelConfig } from '@/lib/routes/hosts/vercel';
import { paths } from '@/lib/routes/paths';
import { redirectTable } from '@/lib/routes/redirects';
import { listFiles } from '@/scripts/shared/list-files';
import { exportProblems } from './check-export';
import { completePages } from './complete-pages';
import { isPiece, leftovers, listExport, listHashed } from './list-export';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Adds to the export in a folder what hosts need; see the contract in `index.ts`.
 *
 * @returns a line that says what was done
 * @throws with every problem found, before anything is written
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
    throw new Error(`The export in ${out}/ is not whole:\n  ${problems.join('\n  ')}`);
  }

  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  };
  const policy = contentPolicy({ trackers: site.analyticsIds, docsHost: site.docsHost });
  removeUnread(out);
  completePages(out, policy);
  for (const redirect of redirectTable) {
    write(stubFile(redirect), htmlStub(redirect, site.baseUrl, policy));
  }
  // The pages have a script of their own by now.
  const hashed = listHashed(out);
  write(hostFiles.serve, json(serveConfig(files, policy)));
  write(hostFiles.redirects, netlifyRedirects());
  write(hostFiles.headers, netlifyHeaders(policy));
  write(hostFiles.firebase, json(firebaseConfig({ ...files, hashed }, policy)));
  write(hostFiles.vercel, json(vercelConfig({ ...files, hashed }, policy)));
  write(hostFiles.nginx, nginxServer(policy));
  write(hostFiles.caddy, caddyFile(policy));
  write(hostFiles.noJekyll, '');
  // Who is to be told, nobody knows without a repository.
  if (site.ownRepository !== '') {
    const contact = `${site.ownRepository}/security`;
    write(paths.security().slice(1), securityText(contact, site.baseUrl, new Date()));
  }

  const rules = Object.keys(hostFiles).length;
  return `${files.pages.length} pages, ${redirectTable.length} redirect stubs, ${rules} host files in ${out}/`;
}

/** Themes whose stylesheet is not there; the default one has none. */
function missingThemes(out: string): readonly string[] {
  return themes
    .filter((theme) => !('isDefault' in theme) && !existsSync(join(out, paths.theme(theme.name))))
    .map(
      ({ name }) => `content/themes.ts lists "${name}", but public${paths.theme(name)} is missing`,
    );
}

/** Takes away what no page and no visitor asks for, and the folders that are empty then. */
function removeUnread(out: string): void {
  for (const file of [...leftovers, ...listFiles(out).filter(isPiece)]) {
    rmSync(join(out, file), { force: true });
  }
  const folders = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  // The deepest first: a folder may hold nothing but empty ones.
  for (const folder of folders.sort((a, b) => b.length - a.length)) {
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
