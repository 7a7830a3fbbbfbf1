import { site } from '@/content/site';
import { fileNamespaces } from '../file-paths';
import { pageNamespaces, paths } from '../paths';
import { redirectTable, sectionKeys } from '../redirects';
import { contentTypes } from './content-types';
import {
  hashedPrefixes,
  type Header,
  immutable,
  revalidated,
  securityHeaders,
  strictTransport,
} from './headers';
import { hostFiles } from './host-files';

const headerLines = (policy: string, caching: Header) => [
  ...[...securityHeaders(policy), caching].map(
    ({ key, value }) => `add_header ${key} "${value}" always;`,
  ),
  // Nothing is sent where the variable is empty.
  `add_header ${strictTransport.key} $strict_transport always;`,
];

function block(opening: string, lines: readonly string[]): string {
  return [`${opening} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');
}

function oneOf(names: readonly string[]): string {
  return `(?:${names.map((name) => name.replace(/\./g, '\\.')).join('|')})`;
}

/**
 * Brings an address into its page's spelling: one slash between segments, none at the end, sections in
 * lower case, no file ending. `$spelled` is then "1" where that changed it, and "12" where what it became
 * is there. Only to such an address is anyone redirected, so never to another host, and never to a text
 * with line breaks.
 */
function spellingRules(): readonly string[] {
  const outside = `(?!/${oneOf(fileNamespaces)}/)`;
  return [
    'set $asked $uri;',
    'set $spelled "";',
    ...sectionKeys.map((key) => `rewrite "^/(?i:${key})(/.*)?$" /${key}$1;`),
    'rewrite "^(/.+)/$" $1;',
    `rewrite "^/(?:index)?\\.html$" ${paths.home()};`,
    `rewrite "^${outside}(/.+?)(?:/index)?\\.html$" $1;`,
    'if ($uri != $asked) { set $spelled 1; }',
    'if ($request_uri ~* "^[^?]*(?:/|%2f)(?:/|%2f)") { set $spelled 1; }',
    'if (-f $document_root$uri) { set $spelled "${spelled}2"; }',
    'if (-f $document_root$uri.html) { set $spelled "${spelled}2"; }',
  ];
}

const properSpelling = 'if ($spelled ~ "^12") { return 301 $uri$is_args$args; }';

/** What the server takes and sends, whatever is asked for. */
const limits = [
  'server_tokens off;',
  'client_max_body_size 1k;',
  'client_header_timeout 10s;',
  'client_body_timeout 10s;',
  'send_timeout 30s;',
  'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
];

const compression = [
  'gzip on;',
  'gzip_static on;',
  'gzip_vary on;',
  'gzip_proxied any;',
  'gzip_min_length 1000;',
  'gzip_types text/css text/plain text/javascript text/markdown text/xml application/javascript application/json application/xml application/manifest+json image/svg+xml;',
  '# With the module ngx_brotli, which Debian packs as libnginx-mod-http-brotli-static:',
  '# brotli_static on;',
  'charset utf-8;',
  'charset_types text/css text/plain text/javascript text/markdown text/xml application/javascript application/json application/xml;',
];

/** Kinds of files that Debian's list of types does not know. */
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

/**
 * A configuration for nginx, whole, to be included in its `http` block: clean URLs, every redirect with
 * its query, sections in lower case, unknown paths, compression, limits, and status 404 for missing files
 * and for the not-found page itself.
 */
export function nginxServer(policy: string): string {
  const unknown = [
    `if ($uri ~ "^/${oneOf(pageNamespaces)}/.*\\.txt$") { return 404; }`,
    `if ($uri ~ "^/${oneOf(pageNamespaces)}(?:/|$)") { return 302 ${paths.notFound()}; }`,
    `return 302 ${paths.home()};`,
  ];
  const server = [
    'listen 80;',
    `root /var/www/${site.id};`,
    'absolute_redirect off;',
    'error_page 404 @missing;',
    ...limits,
    ...compression,
    ...headerLines(policy, revalidated),
    '',
    ...spellingRules(),
    '',
    ...redirectTable.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`),
    '',
    block(`location = ${paths.home()}`, [
      `if ($spelled) { return 301 ${paths.home()}$is_args$args; }`,
      'try_files /index.html =404;',
    ]),
    `location = /index { return 302 ${paths.home()}; }`,
    block(`location = ${paths.notFound()}`, [properSpelling, 'return 404;']),
    ...Object.values(hostFiles).map((file) => `location = /${file} { return 302 /; }`),
    ...hashedPrefixes.map((prefix) =>
      block(`location ^~ ${prefix}`, [
        properSpelling,
        'try_files $uri =404;',
        ...headerLines(policy, immutable),
      ]),
    ),
    block(`location ~ ^/${oneOf(fileNamespaces)}(?:/|$)`, [properSpelling, 'try_files $uri =404;']),
    ...missingTypes(),
    block('location /', [properSpelling, 'try_files $uri.html $uri @unknown;']),
    block('location @unknown', unknown),
    // By name, since rules about spelling are tried again for a page by its address.
    block('location @missing', ['try_files /404.html =404;']),
  ];
  return [
    '# Whether a browser came by https, to this server or to one in front of it.',
    block('map "$https $http_x_forwarded_proto" $strict_transport', [
      'default "";',
      `"~^on" "${strictTransport.value}";`,
      `"~ https$" "${strictTransport.value}";`,
    ]),
    '',
    block(
      'server',
      server.flatMap((line) => line.split('\n')),
    ),
    '',
  ].join('\n');
}
