import type { Redirect } from '@/content/types';
import { fileNamespaces } from '../file-paths';
import { places } from '../paths';
import { splitFirstSegment } from '../redirects';
import { besideSites, firstSegments, isShared } from './beside-sites';
import type { Header } from './headers';
import { hashedPrefixes, headersOf, immutable, revalidated } from './headers';
import type { HostedSite } from './site-files';
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

/** Segments that addresses of the site have at most below their first one. */
const mostSegments = ['a', 'b', 'c'];

function siteRules({ base, ...site }: HostedSite): ServeConfig['redirects'] {
  const moved = site.redirects.filter((redirect) => !extendsItself(redirect));
  return [
    ...moved.map(({ from, to }) => ({ source: exactly(from), destination: to, type: 301 })),
    ...itemRoutes(site.redirects.filter(extendsItself)),
    ...unknownPaths(site).map(({ pattern, below, to }) => ({
      source: below === undefined ? exactly(pattern) : `${pattern}{,${below}}`,
      destination: to === 'home' ? places.home() : places.notFound(),
      type: 302,
    })),
  ].map(({ source, destination, type }) => ({
    source: base + source,
    destination: base + destination,
    type,
  }));
}

/** Its placeholders hold one segment each. */
function besideRules(sites: readonly HostedSite[]): ServeConfig['redirects'] {
  if (!isShared(sites)) return [];
  const listed = besideSites(sites).flatMap(({ from, to, isFolder }) =>
    Array.from({ length: isFolder ? mostSegments.length + 1 : 1 }, (_, depth) => {
      const rest = mostSegments.slice(0, depth).map((name) => `/:${name}`);
      return { source: from + rest.join(''), destination: to + rest.join(''), type: 302 };
    }),
  );
  const home = (sites[0]?.base ?? '') + places.home();
  const others = `/!(${[...firstSegments(sites), ''].join('|')}){,/**}`;
  return [...listed, { source: others, destination: home, type: 302 }];
}

/**
 * The configuration of serve-handler 6 (and of the `serve` command): clean URLs, every redirect
 * that needs no script, and headers.
 *
 * Redirects come before files there, so unknown paths are told by globs over what exists. It
 * cannot put a section into lower case: the not-found page does.
 * `/404` is kept from clean URLs, so that it is answered with its status.
 */
export function serveConfig(sites: readonly HostedSite[]): ServeConfig {
  return {
    cleanUrls: sites.flatMap(({ base }) => [
      // The home page of a site below a path has no slash there.
      ...(base === '' ? [] : [base]),
      `${base}/`,
      `${base}/!(${[places.notFound().slice(1), ...fileNamespaces].join('|')}){,/**}`,
    ]),
    trailingSlash: false,
    directoryListing: false,
    redirects: [...sites.flatMap(siteRules), ...besideRules(sites)],
    headers: sites.flatMap((site) => [
      { source: `${site.base}/**`, headers: [...headersOf(site, sites), revalidated] },
      ...hashedPrefixes.map((prefix) => ({
        source: `${site.base}${prefix}${prefix.endsWith('/') ? '**' : '*'}`,
        headers: [immutable],
      })),
    ]),
  };
}
