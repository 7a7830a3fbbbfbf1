import { fileNamespaces } from '../file-paths';
import { pageNamespaces, paths } from '../paths';
import { redirectTable, sectionKeys } from '../redirects';
import {
  bundleFolder,
  hashedFolder,
  immutable,
  revalidated,
  searchFolder,
  securityHeaders,
} from './headers';
import { hostFiles } from './host-files';

const headerLines = (policy: string, cacheControl: string) =>
  [...securityHeaders(policy), { key: 'Cache-Control', value: cacheControl }].map(
    ({ key, value }) => `add_header ${key} "${value}" always;`,
  );

function block(opening: string, lines: readonly string[]): string {
  return [`${opening} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');
}

function oneOf(names: readonly string[]): string {
  return `(?:${names.map((name) => name.replace(/\./g, '\\.')).join('|')})`;
}

/**
 * A `server` block for nginx, whole: clean URLs, every redirect with its query, sections in lower
 * case, unknown paths, and status 404 for missing files and for the not-found page itself.
 */
export function nginxServer(policy: string): string {
  const unknown = [
    `if ($uri ~ "^/${oneOf(pageNamespaces)}/.*\\.txt$") { return 404; }`,
    `if ($uri ~ "^/${oneOf(pageNamespaces)}(?:/|$)") { return 302 ${paths.notFound()}; }`,
    `return 302 ${paths.home()};`,
  ];
  const server = [
    'listen 80;',
    'root /var/www/material-docs;',
    'absolute_redirect off;',
    'error_page 404 /404.html;',
    ...headerLines(policy, revalidated.value),
    '',
    '# Sections in lower case, no slash at the end, no file endings.',
    ...sectionKeys.map(
      (key) => `rewrite "^/(?!${key}(?:/|$))(?i:${key})(/.*)?$" /${key}$1 permanent;`,
    ),
    'rewrite "^(/.+)/$" $1 permanent;',
    'if ($request_uri ~ "^(/[^?]*)\\.html(?:\\?|$)") { return 301 $1$is_args$args; }',
    '',
    ...redirectTable.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`),
    '',
    block('location = /', ['try_files /index.html =404;']),
    `location = ${paths.notFound()} { return 404; }`,
    'location = /404.html { internal; }',
    ...Object.values(hostFiles).map((file) => `location = /${file} { return 302 /; }`),
    block(`location ~ ^/${oneOf(fileNamespaces)}/`, ['try_files $uri =404;']),
    block(`location ^~ ${hashedFolder}/`, [
      'try_files $uri =404;',
      ...headerLines(policy, immutable.value),
    ]),
    block(`location ^~ ${searchFolder}/`, [
      'try_files $uri =404;',
      ...headerLines(policy, immutable.value),
    ]),
    block(`location ^~ ${bundleFolder}/chunk-`, [
      'try_files $uri =404;',
      ...headerLines(policy, immutable.value),
    ]),
    block('location /', ['try_files $uri.html $uri @unknown;']),
    block('location @unknown', unknown),
  ];
  return `${block(
    'server',
    server.flatMap((line) => line.split('\n')),
  )}\n`;
}
