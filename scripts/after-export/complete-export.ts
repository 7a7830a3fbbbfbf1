import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '@/content/site';
import { firebaseConfig } from '@/lib/routes/hosts/firebase';
import { hostFiles } from '@/lib/routes/hosts/host-files';
import { htmlStub, stubFile } from '@/lib/routes/hosts/html-stub';
import { netlifyHeaders, netlifyRedirects } from '@/lib/routes/hosts/netlify';
import { nginxServer } from '@/lib/routes/hosts/nginx';
import { withNotFoundScript } from '@/lib/routes/hosts/not-found-script';
import { serveConfig } from '@/lib/routes/hosts/serve';
import { redirectTable } from '@/lib/routes/redirects';
import { exportProblems } from './check-export';
import { leftovers, listExport } from './list-export';

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
  const problems = exportProblems(files, redirectTable);
  if (problems.length > 0) {
    throw new Error(`The export in ${out}/ is not whole:\n  ${problems.join('\n  ')}`);
  }

  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  };
  for (const redirect of redirectTable) write(stubFile(redirect), htmlStub(redirect, site.baseUrl));
  write('404.html', withNotFoundScript(readFileSync(join(out, '404.html'), 'utf8')));
  write(hostFiles.serve, json(serveConfig(files)));
  write(hostFiles.redirects, netlifyRedirects());
  write(hostFiles.headers, netlifyHeaders());
  write(hostFiles.firebase, json(firebaseConfig(files)));
  write(hostFiles.nginx, nginxServer());
  for (const file of leftovers) rmSync(join(out, file), { force: true });

  const rules = Object.keys(hostFiles).length;
  return `${files.pages.length} pages, ${redirectTable.length} redirect stubs, ${rules} host files in ${out}/`;
}
