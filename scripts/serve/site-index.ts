import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileNamespaces } from '@/lib/routes/file-paths';
import { hostFiles, isCompressed } from '@/lib/routes/hosts/host-files';
import { policyOfPage } from '@/lib/routes/hosts/policy';
import { redirectTable, splitFirstSegment } from '@/lib/routes/redirects';
import { listFiles } from '@/scripts/shared/list-files';

/** What a built site holds. */
export interface SiteIndex {
  /** The file by the URL it is at: `/guides` is that of `guides.html`. */
  files: ReadonlyMap<string, string>;
  /** The content security policy that its pages carry. */
  policy: string;
}

const notServed: readonly string[] = Object.values(hostFiles);
const moved = new Set(redirectTable.map(({ from }) => from));

/** The URL a file is served at; nothing for stubs and for what hosts read. */
function urlOf(file: string): string | undefined {
  if (notServed.includes(file) || isCompressed(file)) return undefined;
  const path = `/${file}`;
  const isPage = file.endsWith('.html') && !fileNamespaces.includes(splitFirstSegment(path)[0]);
  if (!isPage) return path;
  const url = path.slice(0, -'.html'.length);
  if (moved.has(url)) return undefined;
  return url === '/index' ? '/' : url;
}

/**
 * What a folder holds now.
 *
 * @throws when it holds no export, with what to do
 */
export function readSite(out: string): SiteIndex {
  const home = join(out, 'index.html');
  if (!existsSync(home)) {
    throw new Error(`There is nothing to serve: ${home} is missing. Run \`npm run build\` first.`);
  }
  const files = new Map<string, string>();
  for (const file of listFiles(out)) {
    const url = urlOf(file);
    if (url !== undefined) files.set(url, file);
  }
  const policy = policyOfPage(readFileSync(home, 'utf8')) ?? '';
  return { files, policy };
}

/**
 * Knows what a folder holds, and looks again when it was built anew.
 *
 * @throws when the folder holds no export, with what to do
 */
export function watchSite(out: string): () => SiteIndex {
  const builtAt = () =>
    statSync(join(out, hostFiles.serve), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  let site = readSite(out);
  let since = builtAt();
  return () => {
    const now = builtAt();
    // No time at all means that a build is under way.
    if (now !== since && now !== 0) [site, since] = [readSite(out), now];
    return site;
  };
}
