import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteOnHost } from '@/lib/routes/answers';
import { fileNamespaces } from '@/lib/routes/file-paths';
import { hostFiles, isCompressed } from '@/lib/routes/hosts/host-files';
import { isStub, stubTarget } from '@/lib/routes/hosts/html-stub';
import { sharedRootFiles } from '@/lib/routes/hosts/shared-host';
import { splitFirstSegment } from '@/lib/routes/redirects';
import { listFiles } from '@/scripts/shared/list-files';

/** What a built site holds. */
interface SiteIndex {
  /** The file by the URL it is at: `/guides` is that of `guides.html`. */
  files: ReadonlyMap<string, string>;
}

/** A built site, and where it lies: what it holds is named by its place in its folder. */
export interface BuiltSite extends SiteIndex, SiteOnHost {
  folder: string;
  existing: ReadonlyMap<string, string>;
  moved: ReadonlyMap<string, string>;
}

/** A folder that a host serves. */
export interface Host {
  /** The newest first. */
  sites: readonly BuiltSite[];
  /** Files that lie beside sites below paths, by their URL. */
  beside: ReadonlyMap<string, string>;
}

const notServed: readonly string[] = Object.values(hostFiles);
/** No stub is as long as that; pages need not be read to be told from one. */
const longestStub = 8000;

/** The URL a file is served at; nothing for what hosts read. */
function urlOf(file: string): string | undefined {
  if (notServed.includes(file) || isCompressed(file)) return undefined;
  const path = `/${file}`;
  const isPage = file.endsWith('.html') && !fileNamespaces.includes(splitFirstSegment(path)[0]);
  if (!isPage) return path;
  const url = path.slice(0, -'.html'.length);
  return url === '/index' ? '/' : url;
}

/** Where a file leads that is a stub, as its page has it. */
function leadsTo(file: string): string | undefined {
  if (!file.endsWith('.html') || statSync(file).size > longestStub) return undefined;
  const html = readFileSync(file, 'utf8');
  return isStub(html) ? stubTarget(html) : undefined;
}

/** The path that a page's site lies below, as the addresses of its own scripts say. */
function baseOfPage(html: string): string {
  return /(?:href|src)="([^":]*)\/_next\/static\//.exec(html)?.[1] ?? '';
}

/**
 * What a folder holds now.
 *
 * @throws when it holds no export, with what to do
 */
export function readSite(out: string): BuiltSite {
  const home = join(out, 'index.html');
  if (!existsSync(home)) {
    throw new Error(`There is nothing to serve: ${home} is missing. Run \`npm run build\` first.`);
  }
  const html = readFileSync(home, 'utf8');
  const base = baseOfPage(html);
  const files = new Map<string, string>();
  const moved = new Map<string, string>();
  for (const file of listFiles(out)) {
    const url = urlOf(file);
    if (url === undefined) continue;
    const to = leadsTo(join(out, file));
    if (to === undefined) files.set(url, file);
    else moved.set(url, to.slice(base.length));
  }
  return { folder: out, base, files, existing: files, moved };
}

/**
 * What a folder holds: one site, or what `npm run compose` has put side by side.
 *
 * @throws when it holds no export, with what to do
 */
export function readHost(folder: string): Host {
  const newest = existsSync(join(folder, 'index.html'))
    ? leadsTo(join(folder, 'index.html'))
    : undefined;
  if (newest === undefined) return { sites: [readSite(folder)], beside: new Map() };
  const sites = readdirSync(folder, { withFileTypes: true })
    .map(({ name }) => join(folder, name))
    .filter((inner) => existsSync(join(inner, 'index.html')))
    .map(readSite)
    .sort(
      (a, b) => Number(newest.startsWith(`${b.base}/`)) - Number(newest.startsWith(`${a.base}/`)),
    );
  const beside = Object.values(sharedRootFiles).filter((file) => existsSync(join(folder, file)));
  return { sites, beside: new Map(beside.map((file) => [file, file.slice(1)])) };
}

/**
 * Knows what a folder holds, and looks again when it was built anew.
 *
 * @throws when the folder holds no export, with what to do
 */
export function watchHost(folder: string): () => Host {
  // Written last.
  const builtAt = () =>
    statSync(join(folder, hostFiles.noJekyll), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  let host = readHost(folder);
  let since = builtAt();
  return () => {
    const now = builtAt();
    // No time at all means that a build is under way.
    if (now !== since && now !== 0) [host, since] = [readHost(folder), now];
    return host;
  };
}
