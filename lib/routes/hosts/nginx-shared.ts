import { places } from '../paths';
import { unlisted } from './headers';
import { block, escaped } from './nginx-syntax';
import { sharedRootFiles } from './shared-host';
import type { HostedSite } from './site-files';

/** Variables whose values depend on the site, when several sites share a host. */
export const ofSite = {
  base: '$site_base',
  robots: '$site_robots',
} as const;

/** Locations for the files at the root of a host with sites below paths. */
export function rootLocations(sites: readonly HostedSite[]): readonly string[] {
  const bases = sites.map(({ base }) => escaped(base.slice(1)));
  return [
    `location = ${places.home()} { return 302 ${sites[0]?.base}/$is_args$args; }`,
    ...Object.values(sharedRootFiles).map((file) => `location = ${file} { try_files $uri =404; }`),
    block(`location ~ ^/(?!(?:${bases.join('|')})/)`, ['try_files /.none @unknown;']),
  ];
}

/** Redirects all other paths into the newest site. */
export function rootRules(newest: string): readonly string[] {
  const dots = '(?:\\.|%2e){2}(?:/|%2f|\\?|$)';
  return [
    // For a path that climbs out of a site, the normalized path is used; `rewrite` escapes it again.
    `if ($request_uri ~* "^[^?]*(?:/|%2f)${dots}") { rewrite "^(/.*)$" ${newest}$1 redirect; }`,
    // Otherwise the path as requested: a decoded one could contain line breaks.
    `return 302 ${newest}$request_uri;`,
  ];
}

/** Maps a path to its site: each site has its own not-found page, and only the newest is indexed. */
export function siteMaps(sites: readonly HostedSite[]): readonly string[] {
  const map = (name: string, value: (site: HostedSite) => string) =>
    block(`map $uri ${name}`, [
      ...sites.slice(0, 1).map((site) => `default "${value(site)}";`),
      ...sites.slice(1).map((site) => `"~^${escaped(site.base)}(?:/|$)" "${value(site)}";`),
    ]);
  return [
    '',
    map(ofSite.base, ({ base }) => base),
    map(ofSite.robots, (site) => (site === sites[0] ? '' : unlisted.value)),
  ];
}
