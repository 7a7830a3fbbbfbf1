import { notFoundFor } from './not-found-address';
import { places } from './paths';
import { type Existing, type Moved, resolve } from './redirects';

/** The response of the site to a request. */
export type Answer =
  | { status: 200; path: string }
  | { status: 301 | 302; location: string }
  /** `path` is the missing file, or the not-found page itself. */
  | { status: 404; path: string }
  | { status: 400 };

/** Splits a request target into path and query, with its question mark: `['/guides', '?a=1']`. */
function splitQuery(target: string): [path: string, query: string] {
  const at = target.indexOf('?');
  const query = at < 0 || at === target.length - 1 ? '' : target.slice(at);
  return [at < 0 ? target : target.slice(0, at), query];
}

/**
 * Normalizes a path: decodes it once and resolves dot segments.
 *
 * @returns undefined for a path with an invalid escape or a control character, or one that climbs above the
 *   root
 */
function normalizePath(path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (!decoded.startsWith('/') || /[\0-\x1f\x7f]/.test(decoded)) return undefined;
  const segments: string[] = [];
  for (const segment of decoded.split('/').slice(1)) {
    if (segment === '..') {
      // Repeated slashes count as one.
      while (segments.at(-1) === '') segments.pop();
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== '.') segments.push(segment);
  }
  const folder = /\/\.{1,2}$/.test(decoded) && segments.length > 0 ? '/' : '';
  return `/${segments.join('/')}${folder}`;
}

/**
 * Returns the response to a request in one step: for a chain of redirects, a redirect to the last target.
 * The local server uses it, and all other hosts are tested against it.
 *
 * @param target path and query as sent by a browser: escaped, not normalized
 * @param existing the pages and files of the export
 * @returns the location is escaped, and is always that of an existing page or file
 */
export function answerTo(target: string, existing: Existing): Answer {
  const [requested, query] = splitQuery(target);
  const path = normalizePath(requested);
  return path === undefined ? { status: 400 } : answerToPath(path, query, existing);
}

function answerToPath(requested: string, query: string, existing: Existing, moved?: Moved): Answer {
  let path = requested;
  let status: 200 | 301 | 302 = 200;
  let resolution = resolve(path, existing, moved);
  while (resolution.kind === 'redirect') {
    const isPermanent: boolean = !resolution.reason.startsWith('unknown') && status !== 302;
    status = isPermanent ? 301 : 302;
    path = resolution.to;
    resolution = resolve(path, existing, moved);
  }
  if (resolution.kind === 'missing-file') return { status: 404, path };
  if (status !== 200) {
    const location =
      status === 302 && path === places.notFound() ? notFoundFor(path, requested) : encodeURI(path);
    return { status, location: location + (status === 301 ? query : '') };
  }
  return { status: path === places.notFound() ? 404 : 200, path };
}

/** A site below a path of a host, or at its root. */
export interface SiteOnHost {
  /** The base path; empty for the root of the host. */
  base: string;
  /** Its pages and files, and its redirects, as paths within its export. */
  existing: Existing;
  moved: Moved;
}

/** The response of a host with several sites; `site` is the one that the page or file belongs to, if any. */
export type HostAnswer<Site> = Answer & { site: Site | undefined };

/**
 * Returns the response of a host to a request. Paths outside of all sites redirect into the newest site,
 * which may redirect again; paths of a site are answered as at the root of a host.
 *
 * @param target path and query as sent by a browser
 * @param sites newest first
 * @param beside files at the root of the host, outside of the sites
 */
export function answerOnHost<Site extends SiteOnHost>(
  target: string,
  sites: readonly Site[],
  beside: Existing = new Set(),
): HostAnswer<Site> {
  const [requested, query] = splitQuery(target);
  const path = normalizePath(requested);
  if (path === undefined) return { status: 400, site: undefined };
  const clean = path.replace(/\/{2,}/g, '/');
  const site = sites.find(({ base }) => `${clean}/`.startsWith(`${base}/`));
  if (!site) {
    if (beside.has(path)) return { status: 200, path, site };
    const to = beside.has(clean) ? clean : (sites[0]?.base ?? '') + clean;
    return { status: 302, location: encodeURI(to) + query, site };
  }
  const { base, existing, moved } = site;
  if (base !== '' && clean === base) {
    return { status: 301, location: `${base}${places.home()}${query}`, site };
  }
  // A repeated slash before or inside the base path is moved behind it.
  const inner = path.startsWith(`${base}/`)
    ? path.slice(base.length)
    : `/${clean.slice(base.length)}`;
  const answer = answerToPath(inner, query, existing, moved);
  return 'location' in answer
    ? { ...answer, location: base + answer.location, site }
    : { ...answer, site };
}
