import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ExampleLayout } from '@/content/types';
import { withoutScope } from '@/lib/catalogue/without-scope';
import { compareText } from '@/scripts/shared/compare-text';

/** Where an example lies, by the names that its path gives. */
export interface ExamplePlace {
  id: string;
  /** Package, area and id with slashes: what the site calls its place. */
  path: string;
  /** The folder that holds its files. */
  folder: string;
  /** Name of the file its component is in; it may be missing. */
  primaryFile: string;
}

type Names = Readonly<Record<string, string>>;

const placeholder = /\{(\w+)\}/g;
const known = ['package', 'area', 'id'];

/** The folder above all examples: the layout's path up to its first placeholder. */
export function rootOf({ files }: Pick<ExampleLayout, 'files'>): string {
  const parts = files.split('/');
  return parts.slice(0, parts.findIndex(hasPlaceholder)).join('/');
}

/**
 * Finds every example by the layout's pattern, sorted by path.
 *
 * @param packages names of the documented packages, which are what `{package}` may stand for
 * @throws when the pattern cannot be read, or its folder is missing
 */
export function findExamples(
  layout: Pick<ExampleLayout, 'files'>,
  packages: readonly string[],
): readonly ExamplePlace[] {
  checkPattern(layout.files);
  const root = rootOf(layout);
  if (!existsSync(root || '.')) {
    throw new Error(`content/site.ts: field examples.files: there is no folder "${root}"`);
  }
  const below = layout.files.split('/').slice(root === '' ? 0 : root.split('/').length);
  const file = below.pop() ?? '';
  const shortNames = packages.map(withoutScope);
  return walk(root, below, {})
    .filter(({ names }) => shortNames.includes(names['package'] ?? shortNames[0] ?? ''))
    .map(({ folder, names }) => ({
      id: names['id'] ?? '',
      path: [names['package'] ?? shortNames[0], names['area'], names['id']]
        .filter(Boolean)
        .join('/'),
      folder,
      primaryFile: fill(file, names),
    }))
    .sort((a, b) => compareText(a.path, b.path));
}

function checkPattern(pattern: string): void {
  const fail = (expected: string): never => {
    throw new Error(`content/site.ts: field examples.files: ${expected}, in "${pattern}"`);
  };
  const odd = [...pattern.matchAll(placeholder)].find(([, name = '']) => !known.includes(name));
  if (odd) fail(`${odd[0]} is none of ${known.map((name) => `{${name}}`).join(', ')}`);
  const folders = pattern.split('/').slice(0, -1);
  if (!folders.some((part) => part.includes('{id}'))) fail('no folder is named by {id}');
  if (!pattern.endsWith('.ts')) fail('it must end in ".ts"');
}

function walk(
  folder: string,
  [part, ...rest]: readonly string[],
  names: Names,
): { folder: string; names: Names }[] {
  if (part === undefined) return [{ folder, names }];
  const pattern = new RegExp(
    `^${part
      .split(/(\{\w+\})/)
      .map(toPattern(names))
      .join('')}$`,
  );
  return readdirSync(folder || '.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name }) => {
      const match = pattern.exec(name);
      return match ? walk(join(folder, name), rest, { ...names, ...match.groups }) : [];
    });
}

const toPattern =
  (names: Names) =>
  (part: string): string => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return escape(part);
    const value = names[name];
    return value === undefined ? `(?<${name}>.+)` : escape(value);
  };

/** A pattern that matches this text and nothing else; `RegExp.escape` is younger than our oldest Node.js. */
function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function fill(part: string, names: Names): string {
  return part.replaceAll(placeholder, (_, name: string) => names[name] ?? '');
}

function hasPlaceholder(part: string): boolean {
  return /\{\w+\}/.test(part);
}

/** `button-overview` asks for `ButtonOverviewExample` where classes are named `{Id}Example`. */
export function classNameOf(id: string, { className }: Pick<ExampleLayout, 'className'>): string {
  const pascal = id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return className.replace('{Id}', pascal);
}
