import { site } from '@/content/site';
import { withoutBase } from '../base';
import { filePaths } from '../file-paths';
import { searchPaths } from '../search-paths';

/** One header that a host sends. */
export interface Header {
  key: string;
  value: string;
}

/** Names with a hash of their content never change what they mean. */
export const immutable: Header = {
  key: 'Cache-Control',
  value: 'public, max-age=31536000, immutable',
};

/**
 * Everything else, redirects and what is missing included: browsers ask again before each use, the
 * host's own network may answer them for five minutes.
 */
export const revalidated: Header = {
  key: 'Cache-Control',
  value: 'public, max-age=0, s-maxage=300, must-revalidate',
};

/** Sent by hosts that answer by https themselves, or know who does for them: a year. */
export const strictTransport: Header = {
  key: 'Strict-Transport-Security',
  value: 'max-age=31536000',
};

/**
 * Sent with every answer. Of the content security policy only what browsers do not heed in a page: the rest stands
 * in each page itself (`policy.ts`), where it cannot be of another build than the scripts that it names, and is
 * sent once.
 */
export const securityHeaders: readonly Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
];

/** Keeps search engines from what cannot say so itself: Markdown, data, pictures. */
export const unlisted: Header = { key: 'X-Robots-Tag', value: 'noindex' };

/**
 * Sent with every answer that is about a site.
 *
 * @param sites all of its host, the newest first: the others are kept from search engines
 */
export function headersOf<Site>(site: Site, sites: readonly Site[]): readonly Header[] {
  return [...securityHeaders, ...(site === sites[0] ? [] : [unlisted])];
}

/** Where a file of the live examples lies in the export. */
const liveFile = (name: string) => withoutBase(filePaths.live(name));

/** Folder of the export whose files all carry a hash in their name. */
export const hashedFolder = withoutBase(filePaths.framework('static'));

/** The style sheets of the examples are named after the package they are of. */
const sheets = site.packages.map(({ key }) => `${key}-`);
const fonts = ['material-icons.'].filter((font) => !sheets.some((key) => font.startsWith(key)));

/**
 * How the places of files in the export begin whose names carry a hash. All that begins so does carry one: the build
 * fails otherwise, see `hashProblems`.
 */
export const hashedPrefixes: readonly string[] = [
  `${hashedFolder}/`,
  `${withoutBase(searchPaths.shards)}/`,
  ...['chunk-', 'runtime-', 'theme.', ...sheets, ...fonts].map(liveFile),
];

/** Whether a file may be kept for ever. */
export function isHashed(path: string): boolean {
  return hashedPrefixes.some((prefix) => path.startsWith(prefix));
}

/** The caching of what is found at a path. */
export function cachingOf(path: string): Header {
  return isHashed(path) ? immutable : revalidated;
}

/** A hash as the tools that build the live examples write it. */
const hash = /-[\w-]{7}\.js$|\.[0-9a-f]{10}\.\w+$/;

/** Files of the live examples that browsers could keep for ever, or must not, against the prefixes. */
export function hashProblems(files: readonly string[]): readonly string[] {
  const live = liveFile('');
  return files.flatMap((file) => {
    const name = file.slice(live.length);
    if (!file.startsWith(live) || name.includes('/')) return [];
    if (isHashed(file) && !hash.test(name)) {
      return [`${file} is to be kept for ever, but its name carries no hash`];
    }
    return !isHashed(file) && /\.(?:js|css|woff2)$/.test(name)
      ? [`${file} begins with none of the hashedPrefixes of lib/routes/hosts/headers.ts`]
      : [];
  });
}

/**
 * The hashed files of a site as extended globs, by folder, for hosts that would keep the news that a file
 * is missing as long as the file itself.
 */
export function hashedGlobs(files: readonly string[]): readonly string[] {
  const folders = Map.groupBy(files.filter(isHashed), (file) =>
    file.slice(0, file.lastIndexOf('/')),
  );
  return [...folders].map(([folder, inside]) => {
    const names = inside.map((file) => file.slice(folder.length + 1)).sort();
    return names.length === 1 ? `${folder}/${names.join('')}` : `${folder}/@(${names.join('|')})`;
  });
}
