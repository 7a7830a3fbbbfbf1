import { notFoundFor } from '../not-found-address';

/** Redirect data, which a stub or the not-found page contains as JSON. */
export type RedirectData =
  | { to: string }
  | RedirectTable
  /** Several sites on one host, newest first. */
  | { sites: readonly RedirectTable[] };

/** The redirect rules for the not-found page's script. Paths are paths within the export. */
export interface RedirectTable {
  moved: Readonly<Record<string, string>>;
  /** First segments whose letter case is ignored. */
  sections: readonly string[];
  /** First segments of files: nothing below them is redirected. */
  files: readonly string[];
  /** First segments of pages: a missing page below them redirects to the not-found page. */
  pages: readonly string[];
  home: string;
  notFound: string;
  /** The base path; absent at the root of a host. */
  base?: string;
}

/** Id of the JSON element with the data. */
export const redirectDataId = 'redirects';

/** @throws when the page has no such element; the build inserts it together with the script */
export function readRedirects(): RedirectData {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the build writes it, with the same type
  const data: RedirectData = JSON.parse(document.getElementById(redirectDataId)?.textContent ?? '');
  return data;
}

/**
 * Returns the redirect target for a moved or missing page, by the same table and in the same order as the
 * reference resolver. Query and fragment are kept when the page has only moved.
 *
 * @returns undefined to stay on the not-found page
 */
export function redirectTarget(
  data: RedirectData,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | undefined {
  const tail = search + hash;
  if ('to' in data) return data.to + tail;
  const path = decoded(pathname);
  const sites = 'sites' in data ? data.sites : [data];
  const site = sites.find(({ base = '' }) => `${path}/`.startsWith(`${base}/`));
  // Paths outside of all sites redirect into the newest site.
  if (!site) return (sites[0]?.base ?? '') + encodeURI(path.replace(/\/{2,}/g, '/')) + tail;
  const { base = '' } = site;
  const place = placeInstead(site, path.slice(base.length) || site.home, tail);
  return place === undefined ? undefined : base + place;
}

function placeInstead(
  { moved, sections, files, pages, home, notFound }: RedirectTable,
  path: string,
  tail: string,
): string | undefined {
  const clean = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const first = clean.split('/')[1] ?? '';
  const lower = first.toLowerCase();
  if ([notFound, `${notFound}.html`, home].includes(clean)) return undefined;
  if (clean !== path) return encodeURI(clean) + tail;
  const target = Object.hasOwn(moved, path) ? moved[path] : undefined;
  if (target !== undefined) return target + tail;
  if (first !== lower && sections.includes(lower)) {
    return encodeURI(`/${lower}${path.slice(first.length + 1)}`) + tail;
  }
  if (files.includes(first)) return undefined;
  if (!pages.includes(first)) return home;
  return path.endsWith('.txt') ? undefined : notFoundFor(notFound, path);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
