import { site } from '@/content/site';
import { fileNamespaces } from '../file-paths';
import { manifestFile } from '../icons';
import { pageNamespaces, paths } from '../paths';
import { redirectTable, sectionKeys } from '../redirects';
import { contentTypeOf } from './content-types';
import {
  hashedPrefixes,
  type Header,
  immutable,
  revalidated,
  securityHeaders,
  strictTransport,
} from './headers';
import { hostFiles } from './host-files';

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
 * Brings an address into its page's spelling, within the server: one slash between segments, none at the
 * end, sections in lower case, no file ending.
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

/**
 * A `Caddyfile`, whole, with a site's address and folder as variables of the environment. Addresses are
 * brought into their proper spelling first; only where something is there by it is anyone redirected to
 * it. Paths are compared by regular expression, since Caddy's own comparison ignores letter case.
 */
export function caddyFile(policy: string): string {
  const moved = redirectTable.map(({ from, to }) => `~^${from}$ ${to}`);
  const hidden = Object.values(hostFiles).map((file) => `/${file}`);
  const files = block('file_server', ['precompressed br gzip', 'disable_canonical_uris']);
  const always = block('header', [...securityHeaders(policy), revalidated].map(sent));
  const rules = [
    always,
    `@hashed path ${hashedPrefixes.map((prefix) => `${prefix}*`).join(' ')}`,
    `header @hashed ${sent(immutable)}`,
    `@manifest path ${manifestFile}`,
    `header @manifest Content-Type ${contentTypeOf(manifestFile)}`,
    '@secure protocol https',
    `header @secure ${sent(strictTransport)}`,
    '@method not method GET HEAD',
    'respond @method 405',
    ...spellingRules(),
    block('map {http.request.uri.path} {target}', [...moved, 'default ""']),
    '@moved expression {target} != ""',
    'redir @moved {target}{tail} 301',
    `@hidden path /index ${hidden.join(' ')}`,
    `redir @hidden ${paths.home()} 302`,
    block('@spelled', [
      'expression {http.request.uri.path} != {http.request.orig_uri.path} && !{http.request.uri.path}.contains("//")',
      'file {path} {path}.html',
      // Its search for files takes a backslash for an escape, browsers one for a slash.
      'not path_regexp \\x5c',
    ]),
    block('@home', [
      'path /',
      'expression {http.request.uri.path} != {http.request.orig_uri.path}',
    ]),
    `redir @home ${paths.home()}{tail} 301`,
    'redir @spelled {path}{tail} 301',
    `@missing path ${paths.notFound()}`,
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
    `redir @unknown ${paths.notFound()} 302`,
    block('@stranger', ['not file', `not path_regexp ^/${oneOf(pageNamespaces)}(?:/|$)`]),
    `redir @stranger ${paths.home()} 302`,
    files,
  ];
  return `${block('{$SITE_ADDRESS::80}', [
    `root * {$SITE_ROOT:/var/www/${site.id}}`,
    block('map {http.request.uri.query} {tail}', ['~^(.+)$ "?${1}"', 'default ""']),
    block('route', rules),
    block('handle_errors', [always, 'rewrite * /404.html', files]),
  ])}\n`;
}
