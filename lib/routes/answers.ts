import { places } from './paths';
import { type Existing, resolve } from './redirects';

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

function answerToPath(asked: string, query: string, existing: Existing): Answer {
  let path = asked;
  let status: 200 | 301 | 302 = 200;
  let resolution = resolve(path, existing);
  while (resolution.kind === 'redirect') {
    const forGood: boolean = !resolution.reason.startsWith('unknown') && status !== 302;
    status = forGood ? 301 : 302;
    path = resolution.to;
    resolution = resolve(path, existing);
  }
  if (resolution.kind === 'missing-file') return { status: 404, path };
  if (status !== 200) {
    return { status, location: encodeURI(path) + (status === 301 ? query : '') };
  }
  return { status: path === places.notFound() ? 404 : 200, path };
}
