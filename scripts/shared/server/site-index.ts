import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteOnHost } from '@/lib/routes/answers';
import { fileNamespaces, frameworkFolder } from '@/lib/routes/file-paths';
import { hostFiles, isCompressed } from '@/lib/routes/hosts/host-files';
import { stubTarget } from '@/lib/routes/hosts/html-stub';
import { sharedRootFiles } from '@/lib/routes/hosts/shared-host';
import { splitFirstSegment } from '@/lib/routes/redirects';
import { listFiles } from '@/scripts/shared/list-files';
import { readStub } from '@/scripts/shared/read-stub';

/** The files of a built site. */
interface SiteIndex {
  /** File names by URL: `/guides` is the URL of `guides.html`. */
  files: ReadonlyMap<string, string>;
}

/** A built site and its folder. All paths are relative to the folder. */
export interface BuiltSite extends SiteIndex, SiteOnHost {
  folder: string;
  existing: ReadonlyMap<string, string>;
  moved: ReadonlyMap<string, string>;
}

/** The content of a folder that a host serves: one or several sites. */
export interface Host {
  /** The newest version first. */
  sites: readonly BuiltSite[];
  /** File names by URL of files that belong to no site; only when several sites share the host. */
  beside: ReadonlyMap<string, string>;
}

const notServed: readonly string[] = Object.values(hostFiles);

/** The URL of a file; undefined for files that only the host itself reads. */
function urlOf(file: string): string | undefined {
  if (notServed.includes(file) || isCompressed(file)) return undefined;
  const path = `/${file}`;
  const isPage = file.endsWith('.html') && !fileNamespaces.includes(splitFirstSegment(path)[0]);
  if (!isPage) return path;
  const url = path.slice(0, -'.html'.length);
  return url === '/index' ? '/' : url;
}

/** The redirect target of a file that is a redirect stub; undefined for other files. */
function stubTargetOf(file: string): string | undefined {
  const html = readStub(file);
  return html === undefined ? undefined : stubTarget(html);
}

const ownAddress = new RegExp(`(?:href|src)="([^":]*)${frameworkFolder}static/`);

/** The base path of a site, from the script addresses of one of its pages. */
function baseOfPage(html: string): string {
  return ownAddress.exec(html)?.[1] ?? '';
}

/**
 * Reads the site in a folder.
 *
 * @throws an error with instructions when the folder contains no export
 */
export function readSite(out: string): BuiltSite {
  const home = join(out, 'index.html');
  if (!existsSync(home)) {
    throw new Error(`There is no site to serve: ${home} is missing. Run \`npm run build\` first.`);
  }
  const html = readFileSync(home, 'utf8');
  const base = baseOfPage(html);
  const files = new Map<string, string>();
  const moved = new Map<string, string>();
  for (const file of listFiles(out)) {
    const url = urlOf(file);
    if (url === undefined) continue;
    const to = stubTargetOf(join(out, file));
    if (to === undefined) files.set(url, file);
    else moved.set(url, to.slice(base.length));
  }
  return { folder: out, base, files, existing: files, moved };
}

/**
 * Reads what a folder contains: one site, or several versions combined by `npm run compose`.
 *
 * @throws an error with instructions when the folder contains no export
 */
export function readHost(folder: string): Host {
  const newest = existsSync(join(folder, 'index.html'))
    ? stubTargetOf(join(folder, 'index.html'))
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
 * Reads what a folder contains, and reads it again after each new build.
 *
 * @returns a function that returns the current content
 * @throws an error with instructions when the folder contains no export
 */
export function watchHost(folder: string): () => Host {
  // A build writes this file last.
  const builtAt = () =>
    statSync(join(folder, hostFiles.noJekyll), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  let host = readHost(folder);
  let lastBuild = builtAt();
  return () => {
    const now = builtAt();
    // The file is missing while a build is running.
    if (now !== lastBuild && now !== 0) [host, lastBuild] = [readHost(folder), now];
    return host;
  };
}
