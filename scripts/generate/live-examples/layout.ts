import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ExampleLayout } from '@/lib/catalogue/library';
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
export function rootOf({ folder }: Pick<ExampleLayout, 'folder'>): string {
  const parts = folder.split('/');
  return parts.slice(0, parts.findIndex(hasPlaceholder)).join('/');
}

/**
 * Finds every example by the layout's pattern, sorted by path.
 *
 * @param packages names of the documented packages, which are what `{package}` may stand for
 * @throws when the pattern cannot be read, or its folder is missing
 */
export function findExamples(
  layout: Pick<ExampleLayout, 'folder' | 'file'>,
  packages: readonly string[],
): readonly ExamplePlace[] {
  checkPattern(layout);
  const root = rootOf(layout);
  if (!existsSync(root)) throw new Error(`There is no folder "${root}" for examples`);
  const below = layout.folder.split('/').slice(root.split('/').length);
  const shortNames = packages.map(withoutScope);
  return walk(root, below, {})
    .filter(({ names }) => shortNames.includes(names['package'] ?? shortNames[0] ?? ''))
    .map(({ folder, names }) => ({
      id: names['id'] ?? '',
      path: [names['package'] ?? shortNames[0], names['area'], names['id']]
        .filter(Boolean)
        .join('/'),
      folder,
      primaryFile: fill(layout.file, names),
    }))
    .sort((a, b) => compareText(a.path, b.path));
}

function checkPattern({ folder, file }: Pick<ExampleLayout, 'folder' | 'file'>): void {
  const fail = (expected: string): never => {
    throw new Error(`content/site.ts: field examples.file: ${expected}, in "${file}"`);
  };
  const odd = [...`${folder}/${file}`.matchAll(placeholder)].find(
    ([, name = '']) => !known.includes(name),
  );
  if (odd) fail(`${odd[0]} is none of ${known.map((name) => `{${name}}`).join(', ')}`);
  if (!folder.includes('{id}')) fail(`{id} is not in the path of its folder, ${folder}`);
  if (!file.endsWith('.ts')) fail('it must end in ".ts"');
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
