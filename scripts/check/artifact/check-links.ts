import { redirectTable } from '@/lib/routes/redirects';
import type { Finding } from './finding';
import { ownOrigin, type Page } from './read-page';

/** The parts of a page that the link check needs. */
export type LinkedPage = Pick<Page, 'url' | 'ids' | 'references' | 'stub'>;

/** The valid targets of references: pages with their ids, and files. */
export interface Targets {
  idsOf: ReadonlyMap<string, ReadonlySet<string>>;
  files: ReadonlySet<string>;
}

/** Collects the targets of a site. `files` are URL paths. */
export function targetsOf(pages: readonly LinkedPage[], files: readonly string[]): Targets {
  return {
    idsOf: new Map(pages.filter((page) => !page.stub).map((page) => [page.url, new Set(page.ids)])),
    files: new Set(files),
  };
}

const redirected = new Map(redirectTable.map(({ from, to }) => [from, to]));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function problemOf(url: URL, targets: Targets): Pick<Finding, 'rule' | 'message'> | undefined {
  const path = decoded(url.pathname);
  const ids = targets.idsOf.get(path);
  const fragment = decoded(url.hash.slice(1));
  if (ids !== undefined) {
    // `#` and `#top` lead to the top of any page.
    if (fragment === '' || fragment === 'top' || ids.has(fragment)) return undefined;
    return { rule: 'link/fragment', message: `${path} has no element with id "${fragment}"` };
  }
  if (targets.files.has(path)) return undefined;
  const target = redirected.get(path);
  if (target !== undefined) {
    return { rule: 'link/redirected', message: `${path} is a redirect; link to ${target}` };
  }
  return { rule: 'link/broken', message: `${path} does not exist` };
}

/** Checks that every reference of a page to its own site leads to a page, to an id of one, or to a file. */
export function checkLinks(page: LinkedPage, targets: Targets): readonly Finding[] {
  const seen = new Set<string>();
  return page.references.flatMap(({ url, element }) => {
    if (url.origin !== ownOrigin || seen.has(url.href)) return [];
    seen.add(url.href);
    const problem = problemOf(url, targets);
    if (problem === undefined) return [];
    return [{ path: page.url, rule: problem.rule, message: `${element}: ${problem.message}` }];
  });
}
