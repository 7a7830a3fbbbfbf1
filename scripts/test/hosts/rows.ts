import { samples } from '@/content/samples';
import { withoutBase } from '@/lib/routes/base';
import { fileNamespaces } from '@/lib/routes/file-paths';
import { hashedPrefixes } from '@/lib/routes/hosts/headers';
import { hostFiles } from '@/lib/routes/hosts/host-files';
import { sharedRootFiles } from '@/lib/routes/hosts/shared-host';
import { pageNamespaces, paths, places } from '@/lib/routes/paths';
import { sectionKeys, splitFirstSegment } from '@/lib/routes/redirects';
import type { BuiltSite, Host } from '@/scripts/shared/server/site-index';
import { hostileTargets } from './hostile';

/** The kind of a request; accepted differences refer to it. */
export type Kind =
  | 'page'
  | 'not-found'
  | 'file'
  | 'hashed'
  | 'redirect'
  | 'letter-case'
  | 'letter-case-and-redirect'
  | 'encoded'
  | 'unknown-section'
  | 'unknown-page'
  | 'missing-file'
  | 'slash-at-end'
  | 'file-ending'
  | 'index-file'
  | 'double-slash'
  | 'backslash'
  | 'dot-segment'
  | 'rule-file'
  | 'hostile'
  /** Outside of the sites, when they are below paths. */
  | 'beside';

/** One request. `answerOnHost` returns the expected answer. */
export interface Row {
  kind: Kind;
  /** Path and query, escaped as browsers send them. */
  target: string;
}

/** An item whose address is requested in unusual spellings. */
const item = places.itemRoot(samples.item);
const query = '?theme=purple-green&a=%2F1';

/** Returns a path with alternating uppercase and lowercase letters in its section. */
function mixedCase(path: string): string {
  const [first, rest] = splitFirstSegment(path);
  const letters = [...first].map((letter, index) => (index % 2 ? letter : letter.toUpperCase()));
  return `/${letters.join('')}${rest}`;
}

/** Returns a path with one escaped letter. */
function escapedAt(path: string, place: number): string {
  const at = 1 + (place % (path.length - 1));
  const code = path.charCodeAt(at).toString(16);
  return path[at] === '/' ? path : `${path.slice(0, at)}%${code}${path.slice(at + 1)}`;
}

const everyTenth = <T>(list: readonly T[]) => list.filter((_, index) => index % 10 === 0);

/** Requests outside of sites below paths: addresses of the site without its path. */
const besideTargets = [
  '/',
  `/${query}`,
  places.guides(),
  places.guides() + query,
  `${item}/overview`,
  mixedCase(`${item}/overview`),
  '/unknown',
  withoutBase(paths.framework('static/gone.js')),
  ...Object.values(sharedRootFiles),
];

/**
 * Returns every request that is sent to hosts.
 *
 * @param host the served sites; hostile requests are sent only to the newest one
 */
export function hostRows({ sites }: Host): readonly Row[] {
  const beside = sites.some(({ base }) => base !== '') ? besideTargets : [];
  return [
    ...beside.map((target): Row => ({ kind: 'beside', target })),
    ...sites.flatMap((site, at) =>
      siteRows(site)
        .filter(({ kind }) => at === 0 || kind !== 'hostile')
        .map(({ kind, target }) => ({ kind, target: site.base + target })),
    ),
  ];
}

/** Kinds with more requests than this are sampled. */
const fewRows = 200;
/** A sample has every nth request. */
const step = 5;

/**
 * Returns a part of the requests: all of the kinds with few, and some of those that ask for every page, every
 * file or every redirect, which hosts answer by the same rules.
 */
export function sampleRows(rows: readonly Row[]): readonly Row[] {
  const kinds = Object.values(Object.groupBy(rows, ({ kind }) => kind));
  return kinds.flatMap((list) =>
    list.length > fewRows ? list.filter((_, index) => index % step === 0) : list,
  );
}

/** Returns requests for the site's pages and files, also in other spellings. */
function siteRows(site: BuiltSite): readonly Row[] {
  const urls = [...site.files.keys()];
  const redirects = [...site.moved].map(([from, to]) => ({ from, to }));
  const pages = urls.filter((url) => site.files.get(url)?.endsWith('.html') && !isAsset(url));
  const some = everyTenth(
    pages.filter((page) => ![places.home(), places.notFound()].includes(page)),
  );
  const inSections = some.filter((page) => sectionKeys.includes(splitFirstSegment(page)[0]));
  const roots = redirects.filter(({ from }) => sectionKeys.includes(splitFirstSegment(from)[0]));
  const rows = (kind: Kind, targets: readonly string[]) =>
    targets.map((target): Row => ({ kind, target }));

  return [
    ...rows(
      'page',
      pages.filter((page) => page !== places.notFound()),
    ),
    ...rows('page', [`/${query}`, ...some.map((page) => page + query)]),
    ...rows('not-found', [places.notFound(), places.notFound() + query]),
    ...rows(
      'file',
      urls.filter((url) => !pages.includes(url) && !isAsset(url) && !/\.txt$|api\.json$/.test(url)),
    ),
    ...rows('file', [
      withoutBase(paths.robots()),
      ...urls.filter((url) => url === withoutBase(paths.security())),
      ...everyTenth(urls.filter((url) => /\.txt$|api\.json$/.test(url))),
    ]),
    ...rows(
      'hashed',
      hashedPrefixes.flatMap((prefix) => urls.filter((url) => url.startsWith(prefix)).slice(0, 3)),
    ),
    ...rows(
      'redirect',
      redirects.flatMap(({ from }) => [from, from + query]),
    ),
    ...rows(
      'letter-case',
      inSections.flatMap((page) => [mixedCase(page), mixedCase(page) + query]),
    ),
    ...rows(
      'letter-case-and-redirect',
      everyTenth(roots).flatMap(({ from }) => [mixedCase(from), mixedCase(from) + query]),
    ),
    ...rows(
      'encoded',
      some.map((page, index) => escapedAt(page, index)),
    ),
    ...rows(
      'encoded',
      inSections.map((page) => escapedAt(mixedCase(page), 0)),
    ),
    ...rows('unknown-section', [
      '/unknown',
      '/unknown/button/api',
      `/unknown${query}`,
      '/Guides',
      '/guidesx',
      '/a.b',
      '/~',
      '/%20',
      '/%C3%BC',
    ]),
    ...rows(
      'unknown-page',
      pageNamespaces
        .filter((name) => name !== '404')
        .flatMap((name) => [`/${name}/unknown`, `/${name}/unknown/at/all${query}`]),
    ),
    ...rows(
      'unknown-page',
      some.map((page) => `${page}/unknown`),
    ),
    ...rows(
      'missing-file',
      fileNamespaces.flatMap((name) => [`/${name}/gone.js`, `/${name}/gone/at/all.css`]),
    ),
    ...rows(
      'missing-file',
      hashedPrefixes.map((prefix) => `${prefix}gone-ABCD1234.js`),
    ),
    ...rows('missing-file', [paths.stackblitz('gone'), `${item}/gone.txt`]),
    ...rows(
      'slash-at-end',
      some.flatMap((page) => [`${page}/`, `${page}/${query}`]),
    ),
    ...rows(
      'file-ending',
      some.flatMap((page) => [`${page}.html`, `${page}.html${query}`]),
    ),
    ...rows('index-file', ['/index.html', `/index.html${query}`]),
    ...rows('double-slash', [
      '//',
      '//guides',
      `//guides${query}`,
      `${item.replace(/(?<=.)\//, '//')}/overview`,
      `${item}//overview`,
      '//unknown',
    ]),
    ...rows('backslash', ['/%5Cguides', '/components%5Cbutton', '/%5C%5Cevil.test']),
    ...rows('dot-segment', [
      `${item}/./overview`,
      `${places.guideRoot()}/..${places.guides()}`,
      '/%2e%2e/guides',
      '/../../etc/passwd',
    ]),
    ...rows(
      'rule-file',
      Object.values(hostFiles).map((file) => `/${file}`),
    ),
    ...rows('hostile', hostileTargets()),
  ];
}

function isAsset(url: string): boolean {
  return fileNamespaces.includes(splitFirstSegment(url)[0]);
}
