import { fileNamespaces, prefetchPieces } from '../file-paths';
import { pageNamespaces } from '../paths';
import { sectionKeys, splitFirstSegment } from '../redirects';
import { existingPaths, type HostedSite } from './site-files';

/** Existing paths, and paths that redirect to them. */
type Known = Pick<HostedSite, 'pages' | 'files' | 'redirects'>;

/** An extended glob for paths that do not exist, and their redirect target. */
export interface UnknownPaths {
  pattern: string;
  /** Suffix of the glob for paths below the matched ones, which have the same target. */
  below?: string;
  to: 'home' | 'not-found';
}

/**
 * Data files of pages (`<page>.txt`): a missing one answers 404 and is not redirected. The glob is also a
 * valid regular expression, because serve-handler first tries globs as routes.
 */
const pageData = '[^.]*.txt';
/** File names of pages: hosts with clean URLs redirect them automatically. */
const pageFile = '[^.]*.html';
const answered = [pageData, prefetchPieces, pageFile];
const belowPages = `/**/!(${answered.join('|')})`;

/** A glob for a word in any letter case: `abc` gives `[aA][bB][cC]`. */
function anyCase(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

function oneOf(names: Iterable<string>): string {
  const list = [...names].sort();
  return list.length === 1 ? list.join('') : `@(${list.join('|')})`;
}

function noneOf(names: Iterable<string>): string {
  return `!(${[...[...names].sort(), ...answered].join('|')})`;
}

type Tree = Map<string, Set<string>>;

/** Every path that exists or is redirected, with the names directly below it. */
function childNames(site: Known): Tree {
  const tree: Tree = new Map([['', new Set<string>()]]);
  for (const path of [...site.pages, ...site.files, ...site.redirects.map(({ from }) => from)]) {
    let parent = '';
    for (const name of path.split('/').filter(Boolean)) {
      const children = tree.get(parent) ?? new Set<string>();
      tree.set(parent, children.add(name));
      parent = `${parent}/${name}`;
    }
    if (!tree.has(parent)) tree.set(parent, new Set());
  }
  return tree;
}

const depthOf = (path: string) => path.split('/').length - 1;
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * Rules for unknown paths directly below paths that have children. Siblings with the same children share a
 * rule: for example, all items with only the tabs overview and api.
 */
function rulesOfParents(parents: Tree): readonly UnknownPaths[] {
  const groups = new Map<string, { parents: string[]; children: Set<string> }>();
  for (const [parent, children] of parents) {
    const key = [parentOf(parent), ...[...children].sort()].join('|');
    const group = groups.get(key) ?? { parents: [], children };
    group.parents.push(parent);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({
    pattern: `${parentOf(group.parents[0] ?? '')}/${oneOf(group.parents.map(nameOf))}/${noneOf(group.children)}`,
    below: belowPages,
    to: 'not-found',
  }));
}

/**
 * One rule per depth for paths below pages without children. The rule may be imprecise about the segments
 * above, because a path that does not exist has the same target with any matching rule.
 */
function rulesOfLeaves(tree: Tree): readonly UnknownPaths[] {
  const depths = new Set([...tree.keys()].map(depthOf).filter((depth) => depth > 0));
  return [...depths].map((depth) => {
    const inner = [...tree].flatMap(([path, children]) =>
      depthOf(path) === depth && children.size > 0 ? [nameOf(path)] : [],
    );
    const names = pageNamespaces.filter((name) => depth > 1 || !inner.includes(name));
    const leaf = `!(${[...new Set(inner)].sort().join('|')})`;
    const between = depth > 1 ? `${'/*'.repeat(depth - 2)}/${inner.length > 0 ? leaf : '*'}` : '';
    return {
      pattern: `/${oneOf(names)}${between}/!(${answered.join('|')})`,
      below: belowPages,
      to: 'not-found',
    };
  });
}

/**
 * Rules that redirect to the home page: paths whose first segment is not a namespace, and single segments
 * that are neither a namespace nor a file at the root.
 */
function rulesOfRoot(names: ReadonlySet<string>): readonly UnknownPaths[] {
  const noNamespace = [...pageNamespaces, ...fileNamespaces].map((name) =>
    sectionKeys.includes(name) ? anyCase(name) : name,
  );
  const noFile = [...names].filter((name) => !pageNamespaces.includes(name));
  // The empty name is excluded because some globs would otherwise match the home page.
  const first = (taken: readonly string[]) => `/!(${[...new Set(taken), ''].sort().join('|')})`;
  return [
    { pattern: first([...noNamespace, ...noFile, pageFile]), to: 'home' },
    { pattern: `${first(noNamespace)}/*`, below: '/**', to: 'home' },
  ];
}

/**
 * Globs for all paths that neither exist nor are redirected by the table, for hosts that apply redirects
 * before they look for files. The globs do not match file namespaces, sections in another letter case, and
 * names that begin with a dot. Exact redirects must precede these rules.
 */
export function unknownPaths(site: Known): readonly UnknownPaths[] {
  const tree = childNames(site);
  const pages: Tree = new Map(
    [...tree].filter(([path]) => pageNamespaces.includes(splitFirstSegment(path)[0])),
  );
  const label = (path: string) => `${depthOf(path)} ${nameOf(path)}`;
  const inner = new Set(
    [...pages].flatMap(([path, children]) => (children.size > 0 ? [label(path)] : [])),
  );
  // The imprecise rule for a depth excludes leaves whose name has children elsewhere; they get a rule here.
  const parents: Tree = new Map([...pages].filter(([path]) => inner.has(label(path))));
  const answering = new Set([...existingPaths(site), ...site.redirects.map(({ from }) => from)]);
  const unanswered = [...parents.keys()].filter((path) => !answering.has(path));

  return [
    ...rulesOfRoot(tree.get('') ?? new Set()),
    ...unanswered.map((path) => ({ pattern: path, to: 'not-found' as const })),
    ...rulesOfParents(parents),
    ...rulesOfLeaves(pages),
  ];
}
