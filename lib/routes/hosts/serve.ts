import type { Redirect } from '@/content/types';
import { fileNamespaces } from '../file-paths';
import { places } from '../paths';
import { splitFirstSegment } from '../redirects';
import type { Header } from './headers';
import {
  framePath,
  framePolicyHeader,
  hashedPrefixes,
  headersOf,
  immutable,
  revalidated,
} from './headers';
import { firstSegments, isSharedHost, rootRedirects } from './shared-host';
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
 * Makes a source match with letter case. serve-handler first tries a source as a route, which ignores case,
 * then as a glob, which does not. A character class is only valid in a glob, so `/Categories` is not matched.
 */
function exactly(path: string): string {
  return path.replace(/^\/(\w)/, '/[$1]');
}

/**
 * Combines redirects that append the same suffix to their source into one route, because serve-handler
 * compiles every source again on every request, so each rule makes every request slower.
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

/** Whether a redirect goes from `/section/name` to a path below it. */
function extendsItself({ from, to }: Redirect): boolean {
  return to.startsWith(`${from}/`) && /^\/[\w-]+\/[\w-]+$/.test(from);
}

/** Placeholder names: a path of the site has at most this many segments below its first one. */
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

/** Rules for paths outside of the sites. A placeholder of serve-handler matches exactly one segment. */
function rootRules(sites: readonly HostedSite[]): ServeConfig['redirects'] {
  if (!isSharedHost(sites)) return [];
  const listed = rootRedirects(sites).flatMap(({ from, to, isFolder }) =>
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
 * The configuration of serve-handler 6 (and of the `serve` command): clean URLs, every redirect that works
 * without a script, and headers.
 *
 * serve-handler applies redirects before it looks for files, so unknown paths are matched by globs that
 * exclude existing paths. It cannot convert a section to lower case; the not-found page does that. `/404` is
 * excluded from clean URLs, so that it is sent with status 404.
 */
export function serveConfig(sites: readonly HostedSite[]): ServeConfig {
  return {
    cleanUrls: sites.flatMap(({ base }) => [
      // serve-handler matches the home page of a site below a path without its slash.
      ...(base === '' ? [] : [base]),
      `${base}/`,
      `${base}/!(${[places.notFound().slice(1), ...fileNamespaces].join('|')}){,/**}`,
    ]),
    trailingSlash: false,
    directoryListing: false,
    redirects: [...sites.flatMap(siteRules), ...rootRules(sites)],
    headers: sites.flatMap((site) => [
      { source: `${site.base}/**`, headers: [...headersOf(site, sites), revalidated] },
      { source: site.base + framePath, headers: [framePolicyHeader] },
      ...hashedPrefixes.map((prefix) => ({
        source: `${site.base}${prefix}${prefix.endsWith('/') ? '**' : '*'}`,
        headers: [immutable],
      })),
    ]),
  };
}
