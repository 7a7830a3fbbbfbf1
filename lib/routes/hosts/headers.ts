import { site } from '@/content/site';
import { withoutBase } from '../base';
import { filePaths } from '../file-paths';
import { searchPaths } from '../search-paths';
import { frameHeader } from './frame-page';

/** A response header. */
export interface Header {
  key: string;
  value: string;
}

/** For files with a hash of their content in the name, which never change. */
export const immutable: Header = {
  key: 'Cache-Control',
  value: 'public, max-age=31536000, immutable',
};

/**
 * For all other responses, including redirects and missing files: browsers revalidate before each use; the
 * host's CDN may cache them for five minutes.
 */
export const revalidated: Header = {
  key: 'Cache-Control',
  value: 'public, max-age=0, s-maxage=300, must-revalidate',
};

/** Sent by hosts that use https themselves, or know that a proxy in front of them does: for a year. */
export const strictTransport: Header = {
  key: 'Strict-Transport-Security',
  value: 'max-age=31536000',
};

/**
 * Sent with every response. Contains only the directive of the content security policy that browsers ignore
 * in a `<meta>` element. The rest of the policy is in each page (`policy.ts`), so that it always belongs to
 * the same build as the scripts whose hashes it lists, and is sent once.
 */
export const securityHeaders: readonly Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
  // StackBlitz opens in a window of its own, to which the page submits a form.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
];

/** Excludes files from search engines that cannot do so themselves: Markdown, data, pictures. */
export const unlisted: Header = { key: 'X-Robots-Tag', value: 'noindex' };

/** The frame for edited examples, within the export. */
export const framePath = withoutBase(filePaths.editFrame());

/** Its path on hosts with clean URLs. */
export const cleanFramePath = framePath.replace(/\.html$/, '');

/** Sent with the frame, in place of the header of the same name. */
export const framePolicyHeader: Header = { key: 'Content-Security-Policy', value: frameHeader };

/**
 * Headers of every response that belongs to a site.
 *
 * @param sites all sites of the host, newest first; all but the newest are excluded from search engines
 * @param path within the export: one file has a policy of its own
 */
export function headersOf<Site>(
  site: Site,
  sites: readonly Site[],
  path?: string,
): readonly Header[] {
  const own = path === framePath ? [framePolicyHeader] : [];
  const common = securityHeaders.filter(({ key }) => own.every((header) => header.key !== key));
  return [...common, ...own, ...(site === sites[0] ? [] : [unlisted])];
}

/** Path within the export of a file of the live examples. */
const liveFile = (name: string) => withoutBase(filePaths.live(name));

/** Folder of the export in which all file names contain a hash. */
export const hashedFolder = withoutBase(filePaths.framework('static'));

/** Prefixes of the examples' stylesheets: each is named after its package. */
const sheets = site.packages.map(({ key }) => `${key}-`);
const fonts = ['material-icons.'].filter((font) => !sheets.some((key) => font.startsWith(key)));

/**
 * Prefixes of paths within the export whose file names contain a hash. Every file with such a prefix must
 * have a hash; otherwise the build fails, see `hashProblems`.
 */
export const hashedPrefixes: readonly string[] = [
  `${hashedFolder}/`,
  `${withoutBase(searchPaths.shards)}/`,
  ...['chunk-', 'runtime-', 'theme.', 'edit/lib/', ...sheets, ...fonts].map(liveFile),
];

/** Whether a file may be cached forever. */
export function isHashed(path: string): boolean {
  return hashedPrefixes.some((prefix) => path.startsWith(prefix));
}

/** The `Cache-Control` header for a path. */
export function cachingOf(path: string): Header {
  return isHashed(path) ? immutable : revalidated;
}

/** A hash in the form of the tools that build the live examples. */
const hash = /-[\w-]{7}\.js$|\.[0-9a-f]{10}\.\w+$/;

/** Finds files of the live examples that are wrongly included in, or missing from, the hashed prefixes. */
export function hashProblems(files: readonly string[]): readonly string[] {
  const live = liveFile('');
  return files.flatMap((file) => {
    const name = file.slice(live.length);
    if (!file.startsWith(live) || name.includes('/')) return [];
    if (isHashed(file) && !hash.test(name)) {
      return [`${file} would be cached forever, but its name has no hash`];
    }
    return !isHashed(file) && /\.(?:js|css|woff2)$/.test(name)
      ? [`${file} matches none of the hashedPrefixes in lib/routes/hosts/headers.ts`]
      : [];
  });
}

/**
 * The hashed files of a site as extended globs, by folder. For hosts that would cache the 404 for a missing
 * file as long as the file itself if a prefix were used.
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
