import { readdirSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';

/** A file or folder that matches a pattern, with the values of the placeholders. */
export interface Match {
  /** Absolute. */
  path: string;
  names: Readonly<Record<string, string>>;
}

const placeholder = /\{(\w+)\}/g;
/** Folders that contain nothing written by hand. */
export const ignoredFolders = new Set(['node_modules', 'dist', 'out', '.git', '.angular', '.next']);

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]|]/g, '\\$&');

/**
 * Compiles a pattern such as `src/{package}/{item}/{item}.md` to a regular expression. A placeholder matches
 * one name, and a repeated placeholder matches the same name again. `{package}` matches one of `packages`.
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
          const values = name === 'package' ? packages.map(escape).join('|') : '[^/]+?';
          return `(?<${name}>${values})`;
        })
        .join(''),
    )
    .join('/');
  return new RegExp(`^${source}$`);
}

/** The part of a pattern before its first placeholder, without the trailing slash. */
function fixedPart(pattern: string): string {
  const parts = pattern.split('/');
  return parts
    .slice(
      0,
      parts.findIndex((part) => part.match(placeholder) !== null),
    )
    .join('/');
}

/** The folder that contains all matches of a pattern, as an absolute path. */
export function baseFolderOf(pattern: string, root: string): string {
  const fixed = fixedPart(pattern);
  return isAbsolute(pattern) ? fixed || '/' : resolve(root, fixed);
}

/**
 * Finds everything that matches a pattern, sorted by path.
 *
 * @param pattern an absolute path, or a path relative to `root`
 * @param packages the package keys that `{package}` matches
 * @param kind whether to look for files or folders
 */
export function findMatches(
  pattern: string,
  root: string,
  packages: readonly string[],
  kind: 'file' | 'folder',
): readonly Match[] {
  const fixed = fixedPart(pattern);
  const base = baseFolderOf(pattern, root);
  const rest = pattern
    .split('/')
    .slice(fixed === '' ? 0 : fixed.split('/').length)
    .join('/');
  const expression = expressionOf(rest, packages);
  return listBelow(base, rest.split('/').length, kind)
    .map((path) => ({ path, match: expression.exec(relative(base, path).split(sep).join('/')) }))
    .flatMap(({ path, match }) => (match ? [{ path, names: { ...match.groups } }] : []))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Lists the files or folders exactly this many levels below a folder; empty if the folder does not exist. */
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
      return entry.isDirectory() && !ignoredFolders.has(entry.name)
        ? listBelow(path, levels - 1, kind)
        : [];
    }
    return entry.isDirectory() === (kind === 'folder') ? [path] : [];
  });
}
