import { site } from '@/content/site';
import { withoutBase } from '../base';
import { fileNamespaces } from '../file-paths';
import { manifestFile } from '../icons';
import { notFoundWith } from '../not-found-address';
import { pageNamespaces, places } from '../paths';
import { sectionKeys } from '../redirects';
import { contentTypeOf } from './content-types';
import {
  framePath,
  framePolicyHeader,
  hashedPrefixes,
  type Header,
  headersOf,
  immutable,
  revalidated,
  strictTransport,
} from './headers';
import { hostFiles } from './host-files';
import { isSharedHost, sharedRootFiles } from './shared-host';
import type { HostedSite } from './site-files';

function block(opening: string, lines: readonly string[]): string {
  return [
    `${opening} {`,
    ...lines.flatMap((line) => line.split('\n')).map((line) => `\t${line}`),
    '}',
  ].join('\n');
}

const oneOf = (names: readonly string[]) =>
  `(?:${names.map((name) => name.replace(/\./g, '\\.')).join('|')})`;

const sent = ({ key, value }: Header) => `${key} "${value}"`;

/**
 * Internal rewrites that bring a path into its canonical spelling: no repeated slashes, no slash at the end,
 * sections in lower case, no file extension.
 */
function spellingRules(): readonly string[] {
  return [
    'uri path_regexp /{2,} /',
    `@page not path_regexp ^/${oneOf(fileNamespaces)}/`,
    'uri @page path_regexp (?:/index)?\\.html$ /',
    ...sectionKeys.map((key) => `uri path_regexp ^/(?i:${key})(/|$) /${key}$1`),
    'uri path_regexp /{2,} /',
    'uri path_regexp (.)/$ $1',
  ];
}

const fileServer = ['precompressed br gzip', 'disable_canonical_uris'];
const files = block('file_server', fileServer);
/** Names that no file can have, such as too long ones, are errors of the server for Caddy. */
const missingPage = block('file_server', [...fileServer, 'status 404']);
const always = (site: HostedSite, sites: readonly HostedSite[]) =>
  block('header', [...headersOf(site, sites), revalidated].map(sent));

/**
 * All rules of one site, for paths without the base path. A path is first rewritten to its canonical
 * spelling; a redirect follows only when that file exists. Paths are matched by regular expressions where
 * letter case matters, because Caddy's own path matcher ignores it.
 */
function siteRules(site: HostedSite, sites: readonly HostedSite[]): readonly string[] {
  const { base, redirects } = site;
  const moved = redirects.map(({ from, to }) => `~^${from}$ ${to}`);
  const hidden = Object.values(hostFiles).map((file) => `/${file}`);
  const asked = '{http.request.orig_uri.path}';
  const path = `${base === '' ? '' : `"${base}" + `}{http.request.uri.path}`;
  return [
    always(site, sites),
    `@hashed path ${hashedPrefixes.map((prefix) => `${prefix}*`).join(' ')}`,
    `header @hashed ${sent(immutable)}`,
    `@frame path_regexp ^${framePath.replace('.', '\\.')}$`,
    `header @frame ${sent(framePolicyHeader)}`,
    `@manifest path ${withoutBase(manifestFile)}`,
    `header @manifest Content-Type ${contentTypeOf(manifestFile)}`,
    '@secure protocol https',
    `header @secure ${sent(strictTransport)}`,
    '@method not method GET HEAD',
    'respond @method 405',
    ...spellingRules(),
    block('map {http.request.uri.path} {target}', [...moved, 'default ""']),
    '@moved expression {target} != ""',
    `redir @moved ${base}{target}{tail} 301`,
    `@hidden path /index ${hidden.join(' ')}`,
    `redir @hidden ${base}${places.home()} 302`,
    block('@spelled', [
      `expression ${path} != ${asked} && !{http.request.uri.path}.contains("//")`,
      'file {path} {path}.html',
      // Caddy's file search treats a backslash as an escape, browsers treat it as a slash.
      'not path_regexp \\x5c',
    ]),
    block('@home', ['path /', `expression ${path} != ${asked}`]),
    `redir @home ${base}${places.home()}{tail} 301`,
    `redir @spelled ${base}{path}{tail} 301`,
    `@missing path ${places.notFound()}`,
    'error @missing 404',
    `@file path_regexp ^/${oneOf(fileNamespaces)}(?:/|$)`,
    block('handle @file', [files]),
    'rewrite / /index.html',
    '@html file {path}.html',
    'rewrite @html {path}.html',
    block('@unknown', [
      'not file',
      'not path *.txt',
      `path_regexp ^/${oneOf(pageNamespaces)}(?:/|$)`,
    ]),
    `redir @unknown ${base}${notFoundWith(places.notFound(), '{asked}')} 302`,
    block('@stranger', ['not file', `not path_regexp ^/${oneOf(pageNamespaces)}(?:/|$)`]),
    `redir @stranger ${base}${places.home()} 302`,
    files,
  ];
}

const rootFolder = `{$SITE_ROOT:/var/www/${site.id}}`;

/** Rules for sites below paths of one host; all other paths redirect into the newest site. */
function sharedRules(sites: readonly HostedSite[]): readonly string[] {
  const newest = sites[0]?.base ?? '';
  return [
    'uri path_regexp /{2,} /',
    ...sites.flatMap((site) => [
      `redir ${site.base} ${site.base}/{tail} 301`,
      block(`handle ${site.base}/*`, [
        // Only inside `route` does Caddy keep the order of directives.
        block('route', [
          `root * ${rootFolder}${site.base}`,
          `uri strip_prefix ${site.base}`,
          ...siteRules(site, sites),
        ]),
      ]),
    ]),
    block('handle', [
      block('route', [
        ...sites.slice(0, 1).map((site) => always(site, sites)),
        `@beside path ${Object.values(sharedRootFiles).join(' ')}`,
        block('handle @beside', [files]),
        `redir * ${newest}{http.request.orig_uri} 302`,
      ]),
    ]),
  ];
}

/**
 * A complete `Caddyfile`; the site's address and folder are environment variables.
 *
 * @param sites one at the root of the host, or several below paths of it, newest first
 */
export function caddyFile(sites: readonly HostedSite[]): string {
  const shared = isSharedHost(sites);
  const missing = (site: HostedSite) => [always(site, sites), 'rewrite * /404.html', missingPage];
  const errors = sites.flatMap((site) =>
    shared
      ? [
          `@in${site.base.replace(/\W/g, '_')} expression {http.request.orig_uri.path}.startsWith("${site.base}/")`,
          block(`handle @in${site.base.replace(/\W/g, '_')}`, [
            `root * ${rootFolder}${site.base}`,
            ...missing(site),
          ]),
        ]
      : missing(site),
  );
  return `${block('{$SITE_ADDRESS::80}', [
    `root * ${rootFolder}`,
    block('map {http.request.uri.query} {tail}', ['~^(.+)$ "?${1}"', 'default ""']),
    // The path as it was sent: encoded, so that it cannot add lines to a header.
    block('map {http.request.orig_uri} {asked}', ['~^([^?]*) "${1}"']),
    block('route', shared ? sharedRules(sites) : sites.flatMap((site) => siteRules(site, sites))),
    block('handle_errors', errors),
  ])}\n`;
}
