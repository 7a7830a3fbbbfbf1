import { site } from '@/content/site';
import { fileNamespaces } from '../file-paths';
import { notFoundWith } from '../not-found-address';
import { pageNamespaces, places } from '../paths';
import { sectionKeys } from '../redirects';
import { contentTypes } from './content-types';
import {
  framePath,
  framePolicyHeader,
  hashedPrefixes,
  type Header,
  immutable,
  revalidated,
  securityHeaders,
  strictTransport,
  unlisted,
} from './headers';
import { hostFiles } from './host-files';
import { compression, limits } from './nginx-limits';
import { ofSite, rootLocations, rootRules, siteMaps } from './nginx-shared';
import { block, escaped } from './nginx-syntax';
import { isSharedHost } from './shared-host';
import type { HostedSite } from './site-files';

const headerLines = (shared: boolean, caching: Header, own = securityHeaders) => [
  ...[...own, caching].map(({ key, value }) => `add_header ${key} "${value}" always;`),
  // nginx does not send a header whose value is empty.
  `add_header ${strictTransport.key} $strict_transport always;`,
  ...(shared ? [`add_header ${unlisted.key} ${ofSite.robots} always;`] : []),
];

const frameHeaders = securityHeaders.map((header) =>
  header.key === framePolicyHeader.key ? framePolicyHeader : header,
);

function oneOf(names: readonly string[]): string {
  return `(?:${names.map((name) => name.replace(/\./g, '\\.')).join('|')})`;
}

/**
 * Rewrites a path to its canonical spelling: no repeated slashes, no slash at the end, sections in lower
 * case, no file extension. Then `$spelled` is "1" when that changed the path, and "12" when the file of the
 * new path exists. Only such paths are redirect targets, so nobody is redirected to another host, or to a
 * text with line breaks.
 */
function spellingRules(sites: readonly HostedSite[]): readonly string[] {
  const bases = sites.map(({ base }) => base);
  // The home page of a site below a path keeps its slash at the end.
  const inner = isSharedHost(sites) ? `(?!(?:${bases.map(escaped).join('|')})/$)` : '';
  return [
    'set $asked $uri;',
    'set $spelled "";',
    ...bases.flatMap((base) =>
      sectionKeys.map((key) => `rewrite "^${escaped(base)}/(?i:${key})(/.*)?$" ${base}/${key}$1;`),
    ),
    `rewrite "^${inner}(/.+)/$" $1;`,
    ...bases.flatMap((base) => [
      `rewrite "^${escaped(base)}/(?:index)?\\.html$" ${base}${places.home()};`,
      `rewrite "^(?!${escaped(base)}/${oneOf(fileNamespaces)}/)(${escaped(base)}/.+?)(?:/index)?\\.html$" $1;`,
    ]),
    'if ($uri != $asked) { set $spelled 1; }',
    'if ($request_uri ~* "^[^?]*(?:/|%2f)(?:/|%2f)") { set $spelled 1; }',
    'if (-f $document_root$uri) { set $spelled "${spelled}2"; }',
    'if (-f $document_root$uri.html) { set $spelled "${spelled}2"; }',
  ];
}

const properSpelling = 'if ($spelled ~ "^12") { return 301 $uri$is_args$args; }';

/** Extensions that are missing in Debian's list of content types. */
function missingTypes(): readonly string[] {
  return ['webmanifest', 'md'].map((ending) =>
    block(`location ~ \\.${ending}$`, [
      'types { }',
      properSpelling,
      `default_type ${contentTypes[ending]?.replace(/;.*/, '')};`,
      'try_files $uri @unknown;',
    ]),
  );
}

/** Locations of one site's pages, redirects and hashed files. */
function siteLocations({ base, redirects }: HostedSite, shared: boolean): readonly string[] {
  const home = base + places.home();
  return [
    ...redirects.map(
      ({ from, to }) => `location = ${base}${from} { return 301 ${base}${to}$is_args$args; }`,
    ),
    '',
    ...(base === '' ? [] : [`location = ${base} { return 301 ${home}$is_args$args; }`]),
    block(`location = ${home}`, [
      `if ($spelled) { return 301 ${home}$is_args$args; }`,
      `try_files ${base}/index.html =404;`,
    ]),
    `location = ${base}/index { return 302 ${home}; }`,
    block(`location = ${base}${places.notFound()}`, [properSpelling, 'return 404;']),
    ...Object.values(hostFiles).map((file) => `location = ${base}/${file} { return 302 ${home}; }`),
    ...hashedPrefixes.map((prefix) =>
      block(`location ^~ ${base}${prefix}`, [
        properSpelling,
        'try_files $uri =404;',
        ...headerLines(shared, immutable),
      ]),
    ),
    block(`location = ${base}${framePath}`, [
      properSpelling,
      'try_files $uri =404;',
      ...headerLines(shared, revalidated, frameHeaders),
    ]),
    block(`location ~ ^${escaped(base)}/${oneOf(fileNamespaces)}(?:/|$)`, [
      properSpelling,
      'try_files $uri =404;',
    ]),
  ];
}

/** Rules for missing pages and files. */
function unknownRules({ base }: HostedSite): readonly string[] {
  const pages = `^${escaped(base)}/${oneOf(pageNamespaces)}`;
  const within = base === '' ? [] : [`if ($uri ~ "^${escaped(base)}/") { return 302 ${base}/; }`];
  return [
    `if ($uri ~ "${pages}/.*\\.txt$") { return 404; }`,
    `if ($uri ~ "${pages}(?:/|$)") { return 302 ${base}${notFoundWith(places.notFound(), '$asked_path')}; }`,
    ...within,
  ];
}

/**
 * A complete configuration for nginx, to be included in its `http` block: clean URLs, every redirect with its
 * query, sections in lower case, unknown paths, compression, limits, and status 404 for missing files and for
 * the not-found page itself.
 *
 * @param sites one at the root of the host, or several below paths of it, newest first
 */
export function nginxServer(sites: readonly HostedSite[]): string {
  const [newest] = sites;
  const shared = isSharedHost(sites);
  const server = [
    'listen 80;',
    `root /var/www/${site.id};`,
    'absolute_redirect off;',
    'error_page 404 @missing;',
    ...limits,
    ...compression,
    ...headerLines(shared, revalidated),
    '',
    ...spellingRules(sites),
    '',
    ...sites.flatMap((site) => siteLocations(site, shared)),
    ...(shared ? rootLocations(sites) : []),
    ...missingTypes(),
    block('location /', [properSpelling, 'try_files $uri.html $uri @unknown;']),
    block('location @unknown', [
      ...sites.flatMap(unknownRules),
      ...(shared ? rootRules(newest?.base ?? '') : [`return 302 ${places.home()};`]),
    ]),
    // With the file name, because nginx would apply the rules about spelling again to the page's URL.
    block('location @missing', [`try_files ${shared ? ofSite.base : ''}/404.html =404;`]),
  ];
  return [
    '# Whether a browser came by https, to this server or to one in front of it.',
    block('map "$https $http_x_forwarded_proto" $strict_transport', [
      'default "";',
      `"~^on" "${strictTransport.value}";`,
      `"~ https$" "${strictTransport.value}";`,
    ]),
    '# The requested path as it was sent: encoded, so that it cannot add lines to a header.',
    block('map $request_uri $asked_path', ['"~^(?<sent_path>[^?]*)" $sent_path;']),
    ...(shared ? siteMaps(sites) : []),
    '',
    block(
      'server',
      server.flatMap((line) => line.split('\n')),
    ),
    '',
  ].join('\n');
}
