import { fileNamespaces } from '../file-paths';
import { notFoundWith } from '../not-found-address';
import { pageNamespaces, places } from '../paths';
import { sectionKeys } from '../redirects';
import { contentTypes, textEndings } from './content-types';
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
import { sharedRootFiles } from './shared-host';
import type { HostedSite } from './site-files';

const escaped = (text: string) => text.replace(/[.]/g, '\\.');
const oneOf = (names: readonly string[]) => `(?:${names.map(escaped).join('|')})`;

/** A rewrite rule with its conditions; `flags` are such as `R=302,L`. */
function rule(conditions: readonly string[], target: string, flags: string): string {
  return [
    ...conditions.map((condition) => `RewriteCond ${condition}`),
    `RewriteRule ^ ${target} [${flags}]`,
  ].join('\n');
}

const header = ({ key, value }: Header, when = '') =>
  `Header always set ${key} "${value}"${when === '' ? '' : ` ${when}`}`;

/** Directives for headers, content types and compression. */
function sending(headers: readonly Header[]): readonly string[] {
  const types = textEndings.map((ending) => contentTypes[ending]?.replace(/;.*/, '') ?? '');
  return [
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    ...Object.entries(contentTypes).map(
      ([ending, type]) => `AddType ${type.replace(/; /, ';')} .${ending}`,
    ),
    ...headers.map((one) => header(one)),
    header(framePolicyHeader, 'env=EDIT_FRAME'),
    header(revalidated, 'env=!FOR_GOOD'),
    header(immutable, 'env=FOR_GOOD'),
    header(strictTransport, `"expr=%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} == 'https'"`),
    '<IfModule mod_deflate.c>',
    `  AddOutputFilterByType DEFLATE ${types.join(' ')}`,
    '</IfModule>',
  ];
}

/**
 * Rules that set `ASKED` to the requested path without the base path, and `PATH` to its canonical spelling.
 */
function spellingRules(base: string): readonly string[] {
  const set = (conditions: readonly string[], path: string) =>
    rule(conditions, '-', `E=PATH:${path}`);
  const start = escaped(base);
  return [
    rule([`%{REQUEST_URI} ^${start}(/.*)$`], '-', 'E=ASKED:%1,E=PATH:%1'),
    ...sectionKeys.map((key) => set([`%{ENV:PATH} ^/(?i:${key})(/.*)?$`], `/${key}%1`)),
    set(['%{ENV:PATH} ^(/.+)/$'], '%1'),
    set(['%{ENV:PATH} ^/(?:index)?\\.html$'], places.home()),
    set([`%{ENV:PATH} ^(?!/${oneOf(fileNamespaces)}/)(/.+?)(?:/index)?\\.html$`], '%1'),
  ];
}

type ApacheSite = Pick<HostedSite, 'base' | 'redirects'>;

/**
 * `.htaccess` for Apache 2.4, in the folder of the site itself; it needs `AllowOverride All` and the modules
 * rewrite and headers. The rules first compute the canonical spelling of the requested path, then look for
 * its file, so that each request is redirected only once. All redirect targets are existing files or paths of
 * the table.
 *
 * @param sites all sites of the host, newest first
 */
export function apacheFile(site: ApacheSite, sites: readonly ApacheSite[]): string {
  const { base, redirects } = site;
  const home = base + places.home();
  const folder = `%{DOCUMENT_ROOT}${base}`;
  const hidden = Object.values(hostFiles).map((file) => `/${file}`);
  const differs = [
    // Compared as one string, because a condition cannot compare two variables.
    '%{ENV:ASKED}@@%{ENV:PATH} !^(.*)@@\\1$ [OR]',
    '%{THE_REQUEST} "^[^ ]+ [^ ?]*(?:/|%2f)(?:/|%2f)" [NC]',
  ];
  const isThere = [`${folder}%{ENV:PATH} -f [OR]`, `${folder}%{ENV:PATH}.html -f`];
  return [
    '# For Apache 2.4 with mod_rewrite and mod_headers, where AllowOverride is All.',
    ...sending(headersOf(site, sites)),
    `ErrorDocument 404 ${base}/404.html`,
    'RewriteEngine On',
    'RewriteOptions AllowNoSlash',
    '',
    '# The error page itself.',
    rule(['%{ENV:REDIRECT_STATUS} !^$'], '-', 'END'),
    rule(['%{REQUEST_METHOD} !^(?:GET|HEAD)$'], '-', 'R=405,L'),
    ...(base === '' ? [] : [rule([`%{REQUEST_URI} =${base}`], home, 'R=301,L')]),
    ...spellingRules(base),
    '',
    ...redirects.map(({ from, to }) => rule([`%{ENV:PATH} =${from}`], base + to, 'R=301,L')),
    rule([`%{ENV:PATH} ^${oneOf([places.home() + 'index', ...hidden])}$`], home, 'R=302,L'),
    rule(['%{ENV:PATH} =/', ...differs], home, 'R=301,L'),
    rule([...differs, ...isThere], `${base}%{ENV:PATH}`, 'R=301,L'),
    rule([`%{ENV:PATH} =${places.notFound()}`], '-', 'R=404,L'),
    '',
    rule(
      [`%{ENV:PATH} ^(?:${hashedPrefixes.map(escaped).join('|')})`, `${folder}%{ENV:PATH} -f`],
      '-',
      'E=FOR_GOOD:1',
    ),
    rule([`%{ENV:PATH} =${framePath}`], '-', 'E=EDIT_FRAME:1'),
    rule(['%{ENV:PATH} =/'], `${base}/index.html`, 'END'),
    rule(
      [`%{ENV:PATH} !^/${oneOf(fileNamespaces)}/`, `${folder}%{ENV:PATH}.html -f`],
      `${base}%{ENV:PATH}.html`,
      'END',
    ),
    rule([`${folder}%{ENV:PATH} -f`], '-', 'END'),
    rule([`%{ENV:PATH} ^/${oneOf(fileNamespaces)}(?:/|$)`], '-', 'R=404,L'),
    rule([`%{ENV:PATH} ^/${oneOf(pageNamespaces)}/.*\\.txt$`], '-', 'R=404,L'),
    rule(
      [
        `%{ENV:PATH} ^/${oneOf(pageNamespaces)}(?:/|$)`,
        // The path as it was sent: encoded, so that it cannot add lines to a header.
        '%{THE_REQUEST} "^[^ ]+ ([^ ?]*)"',
      ],
      base + notFoundWith(places.notFound(), '%1'),
      'R=302,NE,L',
    ),
    rule([], home, 'R=302,QSD,L'),
    '',
  ].join('\n');
}

/**
 * `.htaccess` for the root of a host whose sites are below paths, each with its own `.htaccess`. All other
 * paths redirect into the newest site.
 */
export function apacheRoot(sites: readonly HostedSite[]): string {
  const newest = sites[0];
  const bases = oneOf(sites.map(({ base }) => base));
  return [
    ...sending(newest ? headersOf(newest, sites) : []),
    'RewriteEngine On',
    'RewriteOptions AllowNoSlash',
    rule(['%{ENV:REDIRECT_STATUS} !^$'], '-', 'END'),
    rule([`%{REQUEST_URI} ^(${bases})$`], '%1/', 'R=301,L'),
    rule([`%{REQUEST_URI} ^${oneOf(Object.values(sharedRootFiles))}$`], '-', 'END'),
    rule([`%{REQUEST_URI} !^${bases}/`], `${newest?.base}%{REQUEST_URI}`, 'R=302,L'),
    '',
  ].join('\n');
}
