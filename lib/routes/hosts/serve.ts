import type { Redirect } from '@/content/types';
import { fileNamespaces } from '../file-paths';
import { paths } from '../paths';
import { redirectTable, splitFirstSegment } from '../redirects';
import type { Header } from './headers';
import { hashedPrefixes, immutable, revalidated, securityHeaders } from './headers';
import type { SiteFiles } from './site-files';
import { unknownPaths } from './unknown-paths';

/** The part of serve-handler's configuration (`serve.json`) that we write. */
export interface ServeConfig {
  cleanUrls: string[];
  trailingSlash: boolean;
  directoryListing: boolean;
  redirects: { source: string; destination: string; type: number }[];
  headers: { source: string; headers: Header[] }[];
}

/**
 * serve-handler tries a source first as a route, whatever its letter case, then as a glob, which
 * heeds it. A class of one letter is a glob only, so that `/Categories` is not `/categories`.
 */
function exactly(path: string): string {
  return path.replace(/^\/(\w)/, '/[$1]');
}

/**
 * Redirects that append the same to their source, as one route: serve-handler compiles every
 * source anew on every request, so their number is what a request costs.
 */
function itemRoutes(table: readonly Redirect[]): ServeConfig['redirects'] {
  const groups = new Map<string, string[]>();
  for (const { from, to } of table) {
    const [first, rest] = splitFirstSegment(from);
    const key = `/${first}/:name ${to.slice(from.length)}`;
    groups.set(key, [...(groups.get(key) ?? []), rest.slice(1)]);
  }
  return [...groups].map(([key, names]) => {
    const [route = '', suffix = ''] = key.split(' ');
    return { source: `${route}(${names.join('|')})`, destination: route + suffix, type: 301 };
  });
}

/** Sources of the form `/section/name` whose target begins with them. */
function extendsItself({ from, to }: Redirect): boolean {
  return to.startsWith(`${from}/`) && /^\/[\w-]+\/[\w-]+$/.test(from);
}

/**
 * The configuration of serve-handler 6 (and of the `serve` command): clean URLs, every redirect
 * that needs no script, and headers.
 *
 * Redirects come before files there, so unknown paths are told by globs over what exists. It
 * cannot put a section into lower case: the not-found page does.
 * `/404` is kept from clean URLs, so that it is answered with its status.
 */
export function serveConfig(site: SiteFiles, policy: string): ServeConfig {
  const moved = redirectTable.filter((redirect) => !extendsItself(redirect));
  return {
    cleanUrls: ['/', `/!(${[paths.notFound().slice(1), ...fileNamespaces].join('|')}){,/**}`],
    trailingSlash: false,
    directoryListing: false,
    redirects: [
      ...moved.map(({ from, to }) => ({ source: exactly(from), destination: to, type: 301 })),
      ...itemRoutes(redirectTable.filter(extendsItself)),
      ...unknownPaths(site).map(({ pattern, below, to }) => ({
        source: below === undefined ? exactly(pattern) : `${pattern}{,${below}}`,
        destination: to === 'home' ? paths.home() : paths.notFound(),
        type: 302,
      })),
    ],
    headers: [
      { source: '/**', headers: [...securityHeaders(policy), revalidated] },
      ...hashedPrefixes.map((prefix) => ({
        source: prefix.endsWith('/') ? `${prefix}**` : `${prefix}*`,
        headers: [immutable],
      })),
    ],
  };
}
