import { docItems } from '@/content/doc-items';
import { redirects } from '@/content/redirects';
import { sections } from '@/content/sections';
import type { Redirect } from '@/content/types';
import { fileNamespaces } from './file-paths';
import { pageNamespaces, places } from './paths';

/** First path segments that stand for a section, in any letter case. */
export const sectionKeys: readonly string[] = sections.map((section) => section.key);

/**
 * Every redirect from one exact path to another: the written ones, and each item's root to its
 * overview. The host emitters and the reference below read this table and nothing else.
 */
export const redirectTable: readonly Redirect[] = [
  ...redirects,
  ...docItems.map((item) => ({ from: places.itemRoot(item), to: places.item(item, 'overview') })),
];

/** Where exact paths lead. */
export type Moved = Pick<ReadonlyMap<string, string>, 'get'>;

const targets: Moved = new Map(redirectTable.map(({ from, to }) => [from, to]));

/** Why a path leads elsewhere. Only what moved for good may be remembered by browsers. */
type RedirectReason =
  'moved' | 'letter-case' | 'slash' | 'file-ending' | 'unknown-section' | 'unknown-page';

/** Tells what answers by itself: the pages and files of the export, as clean URLs. */
export type Existing = Pick<ReadonlySet<string>, 'has'>;

/** Where a visitor ends up: at what exists, or with status 404 at a file that does not. */
interface Destination {
  kind: 'found' | 'missing-file';
  path: string;
}

export type Resolution = Destination | { kind: 'redirect'; to: string; reason: RedirectReason };

/** Splits off the first segment: `/guide/theming` gives `['guide', '/theming']`. */
export function splitFirstSegment(path: string): [first: string, rest: string] {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  return [first, rest];
}

/** The path with its section in lower case, or undefined where that changes nothing. */
function lowerCaseSection(path: string): string | undefined {
  const [first, rest] = splitFirstSegment(path);
  const lower = first.toLowerCase();
  return first !== lower && sectionKeys.includes(lower) ? `/${lower}${rest}` : undefined;
}

/** The clean URL of a path with the ending of a page's file, or undefined for any other path. */
function withoutEnding(path: string): string | undefined {
  if (!path.endsWith('.html') || fileNamespaces.includes(splitFirstSegment(path)[0])) {
    return undefined;
  }
  const clean = path.slice(0, -'.html'.length).replace(/\/index$/, '') || places.home();
  // Of `/.html`, which is no page's file, nothing but a slash would be left.
  return clean.endsWith('/') && clean !== places.home() ? clean.slice(0, -1) : clean;
}

/**
 * What the site answers to a path: the reference that every host's rules are tested against.
 *
 * @param path decoded, absolute, without query and fragment
 * @param existing the pages and files of the export, as clean URLs
 * @param moved the redirects of the export; another version of the site has others
 * @returns one step: a redirect's target may itself redirect
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
  // Next fetches a page's data as `<page>.txt`; it wants to be told that there is none.
  if (path.endsWith('.txt')) return { kind: 'missing-file', path };
  return { kind: 'redirect', to: places.notFound(), reason: 'unknown-page' };
}

/**
 * Follows redirects to where a visitor ends up.
 *
 * @throws when the redirects run in a circle
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

/** Problems of a redirect table: a source given twice, a target that redirects or is no page. */
export function redirectProblems(
  table: readonly Redirect[],
  pages: ReadonlySet<string>,
): readonly string[] {
  const sources = new Set<string>();
  return table.flatMap(({ from, to }) => {
    const problems: string[] = [];
    if (sources.has(from)) problems.push(`${from} is redirected twice`);
    sources.add(from);
    if (pages.has(from)) problems.push(`${from} is redirected and is a page as well`);
    if (table.some((other) => other.from === to)) {
      problems.push(`${from} redirects to ${to}, which redirects again`);
    } else if (!pages.has(to)) {
      problems.push(`${from} redirects to ${to}, which is no page`);
    }
    return problems;
  });
}
