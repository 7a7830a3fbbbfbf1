import { places } from '../paths';
import { besideFiles } from './beside-sites';
import { unlisted } from './headers';
import { block, escaped } from './nginx-syntax';
import type { HostedSite } from './site-files';

/** Variables that differ from site to site, where several share a host. */
export const ofSite = {
  base: '$site_base',
  robots: '$site_robots',
} as const;

/** The files that lie beside sites below paths; nothing else does. */
export function besideLocations(sites: readonly HostedSite[]): readonly string[] {
  const bases = sites.map(({ base }) => escaped(base.slice(1)));
  return [
    `location = ${places.home()} { return 302 ${sites[0]?.base}/$is_args$args; }`,
    ...Object.values(besideFiles).map((file) => `location = ${file} { try_files $uri =404; }`),
    block(`location ~ ^/(?!(?:${bases.join('|')})/)`, ['try_files /.none @unknown;']),
  ];
}

/** What lies beside sites below paths is looked for in the newest. */
export function besideRules(newest: string): readonly string[] {
  const dots = '(?:\\.|%2e){2}(?:/|%2f|\\?|$)';
  return [
    // Where it climbs out of a site's path, what it comes to counts; a rewrite escapes it again.
    `if ($request_uri ~* "^[^?]*(?:/|%2f)${dots}") { rewrite "^(/.*)$" ${newest}$1 redirect; }`,
    // Else as it was asked for: a decoded address could bring line breaks.
    `return 302 ${newest}$request_uri;`,
  ];
}

/** Which of several sites is asked: each has its own not-found page, and only one is listed. */
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
