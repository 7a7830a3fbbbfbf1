/** Where a page leads that is none itself. It stands in the page as JSON. */
export type RedirectData =
  | { to: string }
  | RedirectTable
  /** Sites that lie side by side on one host, the newest first. */
  | { sites: readonly RedirectTable[] };

/** What the not-found page has to know to do what hosts without rules cannot. Paths are places in the export. */
export interface RedirectTable {
  moved: Readonly<Record<string, string>>;
  /** First segments whose letter case does not matter. */
  sections: readonly string[];
  /** First segments that hold files: nothing below them is redirected. */
  files: readonly string[];
  /** First segments that hold pages: what is missing below them is not found. */
  pages: readonly string[];
  home: string;
  notFound: string;
  /** What the site lies below; left out at the root of a host. */
  base?: string;
}

/** Id of the JSON element that holds the data. */
export const redirectDataId = 'redirects';

/** @throws when the page has no such element; the build writes it together with the script */
export function readRedirects(): RedirectData {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the build writes it, with the same type
  const data: RedirectData = JSON.parse(document.getElementById(redirectDataId)?.textContent ?? '');
  return data;
}

/**
 * Where the visitor of a moved or a missing page belongs: the same table and the same order as the
 * reference resolver. Query and fragment survive where the address only moved.
 *
 * @returns nothing where the not-found page is meant
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
  // What lies beside them is looked for in the newest.
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
  return path.endsWith('.txt') ? undefined : notFound;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
