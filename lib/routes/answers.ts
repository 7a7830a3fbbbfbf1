import { places } from './paths';
import { type Existing, type Moved, resolve } from './redirects';

/** What the site answers to a request. */
export type Answer =
  | { status: 200; path: string }
  | { status: 301 | 302; location: string }
  /** `path` is the file that is missing, or the not-found page itself. */
  | { status: 404; path: string }
  | { status: 400 };

/** A path and what follows it, with its question mark: `['/guides', '?a=1']`. */
function splitQuery(target: string): [path: string, query: string] {
  const at = target.indexOf('?');
  const query = at < 0 || at === target.length - 1 ? '' : target.slice(at);
  return [at < 0 ? target : target.slice(0, at), query];
}

/**
 * A path as it is meant: decoded once, without dot segments.
 *
 * @returns nothing where it is no path of the site: it has a broken escape or a control character, or
 *   climbs above the root
 */
function meantPath(path: string): string | undefined {
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
      // Doubled slashes are one.
      while (segments.at(-1) === '') segments.pop();
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== '.') segments.push(segment);
  }
  const folder = /\/\.{1,2}$/.test(decoded) && segments.length > 0 ? '/' : '';
  return `/${segments.join('/')}${folder}`;
}

/**
 * The answer to a request, at once: where several redirects follow each other, the last one's target. The
 * local server gives it, and every other host is held to it.
 *
 * @param target path and query as a browser sends them: escaped, not normalized
 * @param existing the pages and files of the export
 * @returns locations are escaped; they are always those of something that exists
 */
export function answerTo(target: string, existing: Existing): Answer {
  const [asked, query] = splitQuery(target);
  const path = meantPath(asked);
  return path === undefined ? { status: 400 } : answerToPath(path, query, existing);
}

function answerToPath(asked: string, query: string, existing: Existing, moved?: Moved): Answer {
  let path = asked;
  let status: 200 | 301 | 302 = 200;
  let resolution = resolve(path, existing, moved);
  while (resolution.kind === 'redirect') {
    const forGood: boolean = !resolution.reason.startsWith('unknown') && status !== 302;
    status = forGood ? 301 : 302;
    path = resolution.to;
    resolution = resolve(path, existing, moved);
  }
  if (resolution.kind === 'missing-file') return { status: 404, path };
  if (status !== 200) {
    return { status, location: encodeURI(path) + (status === 301 ? query : '') };
  }
  return { status: path === places.notFound() ? 404 : 200, path };
}

/** A site that lies below a path of a host, or at its root. */
export interface SiteOnHost {
  /** What it lies below: empty for the root of the host. */
  base: string;
  /** What it holds and what it redirects, by places in its export. */
  existing: Existing;
  moved: Moved;
}

/** What a host with several sites answers: `site` is whose page or file it is, if it is one's. */
export type HostAnswer<Site> = Answer & { site: Site | undefined };

/**
 * The answer of a host to a request. Every address beside its sites leads into the newest of them, where it
 * may lead on; those of the sites are answered as at the root of a host.
 *
 * @param target path and query as a browser sends them
 * @param sites the newest first
 * @param beside files that lie beside the sites
 */
export function answerOnHost<Site extends SiteOnHost>(
  target: string,
  sites: readonly Site[],
  beside: Existing = new Set(),
): HostAnswer<Site> {
  const [asked, query] = splitQuery(target);
  const path = meantPath(asked);
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
  // A slash too many before or within the base is one too many after it.
  const inner = path.startsWith(`${base}/`)
    ? path.slice(base.length)
    : `/${clean.slice(base.length)}`;
  const answer = answerToPath(inner, query, existing, moved);
  return 'location' in answer
    ? { ...answer, location: base + answer.location, site }
    : { ...answer, site };
}
