import { docItems } from '@/content/doc-items';
import { redirects } from '@/content/redirects';
import { sections } from '@/content/sections';
import type { DocItemRow, Redirect } from '@/content/types';
import { fileNamespaces } from './file-paths';
import { pageNamespaces, places } from './paths';

/** First path segments of sections; their letter case is ignored. */
export const sectionKeys: readonly string[] = sections.map((section) => section.key);

/** Like `startTab`, for rows: this module is part of a script, which has no room for the catalog. */
const startOf = ({ overviewPath, hasApi }: DocItemRow) =>
  overviewPath === null && hasApi !== false ? 'api' : 'overview';

/**
 * Every redirect from one exact path to another: those in `content/redirects.ts`, and from each item's root
 * to its overview, or to its API if it has none. The generators of host rules and the resolver below use no other table.
 */
export const redirectTable: readonly Redirect[] = [
  ...redirects,
  ...docItems.map((item) => ({
    from: places.itemRoot(item),
    to: places.item(item, startOf(item)),
  })),
];

/** Exact paths with their redirect targets. */
export type Moved = Pick<ReadonlyMap<string, string>, 'get'>;

const targets: Moved = new Map(redirectTable.map(({ from, to }) => [from, to]));

/** The reason for a redirect. Browsers may cache a redirect only when the page has moved permanently. */
type RedirectReason =
  'moved' | 'letter-case' | 'slash' | 'file-ending' | 'unknown-section' | 'unknown-page';

/** The set of pages and files of the export, as clean URLs. */
export type Existing = Pick<ReadonlySet<string>, 'has'>;

/** The end of a chain of redirects: an existing page or file, or a missing file with status 404. */
interface Destination {
  kind: 'found' | 'missing-file';
  path: string;
}

export type Resolution = Destination | { kind: 'redirect'; to: string; reason: RedirectReason };

/** Splits off the first segment: `/guide/theming` becomes `['guide', '/theming']`. */
export function splitFirstSegment(path: string): [first: string, rest: string] {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  return [first, rest];
}

/** The path with its section in lower case, or undefined when that does not change it. */
function lowerCaseSection(path: string): string | undefined {
  const [first, rest] = splitFirstSegment(path);
  const lower = first.toLowerCase();
  return first !== lower && sectionKeys.includes(lower) ? `/${lower}${rest}` : undefined;
}

/** The clean URL for a path with the extension of a page's file, or undefined for any other path. */
function withoutEnding(path: string): string | undefined {
  if (!path.endsWith('.html') || fileNamespaces.includes(splitFirstSegment(path)[0])) {
    return undefined;
  }
  const clean = path.slice(0, -'.html'.length).replace(/\/index$/, '') || places.home();
  // `/.html` is not the file of a page, and only a slash would remain.
  return clean.endsWith('/') && clean !== places.home() ? clean.slice(0, -1) : clean;
}

/**
 * Returns the response to a path. All hosts' rules are tested against this function.
 *
 * @param path decoded, absolute, without query and fragment
 * @param existing the pages and files of the export, as clean URLs
 * @param moved the redirects of the export; another version of the site has different ones
 * @returns one step: the target of a redirect may redirect again
 */
export function resolve(path: string, existing: Existing, moved: Moved = targets): Resolution {
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (clean !== path) return { kind: 'redirect', to: clean, reason: 'slash' };
  const page = withoutEnding(path);
  if (page !== undefined) return { kind: 'redirect', to: page, reason: 'file-ending' };
  if (existing.has(path)) return { kind: 'found', path };

  const target = moved.get(path);
  if (target !== undefined) return { kind: 'redirect', to: target, reason: 'moved' };
  const lower = lowerCaseSection(path);
  if (lower !== undefined) return { kind: 'redirect', to: lower, reason: 'letter-case' };

  const [first] = splitFirstSegment(path);
  if (fileNamespaces.includes(first)) return { kind: 'missing-file', path };
  if (!pageNamespaces.includes(first)) {
    return { kind: 'redirect', to: places.home(), reason: 'unknown-section' };
  }
  // Next fetches a page's data as `<page>.txt`, and needs a 404 when it is missing.
  if (path.endsWith('.txt')) return { kind: 'missing-file', path };
  return { kind: 'redirect', to: places.notFound(), reason: 'unknown-page' };
}

/**
 * Follows redirects to the final destination.
 *
 * @throws when there is a redirect loop
 */
export function follow(path: string, existing: Existing): Destination {
  const visited = new Set<string>();
  for (let current = path; !visited.has(current);) {
    visited.add(current);
    const resolution = resolve(current, existing);
    if (resolution.kind !== 'redirect') return resolution;
    current = resolution.to;
  }
  throw new Error(`Redirect loop: ${[...visited, path].join(' → ')}`);
}

/** Finds errors in a redirect table: a repeated source, a target that redirects or is not a page. */
export function redirectProblems(
  table: readonly Redirect[],
  pages: ReadonlySet<string>,
): readonly string[] {
  const sources = new Set<string>();
  return table.flatMap(({ from, to }) => {
    const problems: string[] = [];
    if (sources.has(from)) problems.push(`${from} is redirected twice`);
    sources.add(from);
    if (pages.has(from)) problems.push(`${from} is redirected, but is also a page`);
    if (table.some((other) => other.from === to)) {
      problems.push(`${from} redirects to ${to}, which redirects again`);
    } else if (!pages.has(to)) {
      problems.push(`${from} redirects to ${to}, which is not a page`);
    }
    return problems;
  });
}
