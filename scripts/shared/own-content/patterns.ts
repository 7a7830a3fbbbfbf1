import { readdirSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';

/** A file or folder that a pattern names, with what its places stand for. */
export interface Match {
  /** Absolute. */
  path: string;
  names: Readonly<Record<string, string>>;
}

const place = /\{(\w+)\}/g;
/** Folders that hold nothing that was written by hand. */
export const unread = new Set(['node_modules', 'dist', 'out', '.git', '.angular', '.next']);

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]|]/g, '\\$&');

/**
 * Turns a pattern such as `src/{package}/{item}/{item}.md` into an expression over paths. A place stands for
 * one name, and for the same one where it is repeated; `{package}` for one of `packages`.
 */
function expressionOf(pattern: string, packages: readonly string[]): RegExp {
  const seen = new Set<string>();
  const source = pattern
    .split('/')
    .map((part) =>
      part
        .split(/(\{\w+\})/)
        .map((text) => {
          const name = /^\{(\w+)\}$/.exec(text)?.[1];
          if (name === undefined) return escape(text);
          if (seen.has(name)) return `\\k<${name}>`;
          seen.add(name);
          const words = name === 'package' ? packages.map(escape).join('|') : '[^/]+?';
          return `(?<${name}>${words})`;
        })
        .join(''),
    )
    .join('/');
  return new RegExp(`^${source}$`);
}

/** What stands before the first place of a pattern, without the slash behind it. */
function fixedPart(pattern: string): string {
  const parts = pattern.split('/');
  return parts
    .slice(
      0,
      parts.findIndex((part) => part.match(place) !== null),
    )
    .join('/');
}

/** The folder that everything lies below that a pattern names, as an absolute path. */
export function startOf(pattern: string, root: string): string {
  const fixed = fixedPart(pattern);
  return isAbsolute(pattern) ? fixed || '/' : resolve(root, fixed);
}

/**
 * Everything that a pattern names, sorted by path.
 *
 * @param pattern from `root`, unless it begins with a slash; its fixed beginning is where it is looked for
 * @param packages keys of the packages, which are what `{package}` may stand for
 * @param kind whether the pattern names files or folders
 */
export function findMatches(
  pattern: string,
  root: string,
  packages: readonly string[],
  kind: 'file' | 'folder',
): readonly Match[] {
  const fixed = fixedPart(pattern);
  const start = startOf(pattern, root);
  const rest = pattern
    .split('/')
    .slice(fixed === '' ? 0 : fixed.split('/').length)
    .join('/');
  const expression = expressionOf(rest, packages);
  return listBelow(start, rest.split('/').length, kind)
    .map((path) => ({ path, match: expression.exec(relative(start, path).split(sep).join('/')) }))
    .flatMap(({ path, match }) => (match ? [{ path, names: { ...match.groups } }] : []))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Files or folders exactly this many levels below a folder; nothing where there is no such folder. */
function listBelow(folder: string, levels: number, kind: 'file' | 'folder'): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (levels > 1) {
      return entry.isDirectory() && !unread.has(entry.name)
        ? listBelow(path, levels - 1, kind)
        : [];
    }
    return entry.isDirectory() === (kind === 'folder') ? [path] : [];
  });
}
