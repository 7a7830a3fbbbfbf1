import { redirectTable } from '@/lib/routes/redirects';
import type { Finding } from './finding';
import { ownOrigin, type Page } from './read-page';

/** What is asked of a page to follow its links. */
export type LinkedPage = Pick<Page, 'url' | 'ids' | 'references' | 'stub'>;

/** What references may lead to: pages with their ids, and files. */
export interface Targets {
  idsOf: ReadonlyMap<string, ReadonlySet<string>>;
  files: ReadonlySet<string>;
}

/** Collects the targets of a site; files are URLs. */
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
    // `#` and `#top` are the top of any page.
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

/** Every reference of a page to the site itself leads to a page, one of its ids, or a file. */
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
