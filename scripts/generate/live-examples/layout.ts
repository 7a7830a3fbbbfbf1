import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ExampleLayout } from '@/lib/catalogue/library';
import { withoutScope } from '@/lib/catalogue/without-scope';
import { compareText } from '@/scripts/shared/compare-text';

/** The location of an example, and the names in its path. */
export interface ExamplePlace {
  id: string;
  /** Package, area and id, separated by slashes. */
  path: string;
  /** The folder that contains its files. */
  folder: string;
  /** The name of the file with its component. The file may be missing. */
  primaryFile: string;
}

type Names = Readonly<Record<string, string>>;

const placeholder = /\{(\w+)\}/g;
const known = ['package', 'area', 'id'];

/** The folder that contains all examples: the path of the layout up to its first placeholder. */
export function rootOf({ folder }: Pick<ExampleLayout, 'folder'>): string {
  const parts = folder.split('/');
  return parts.slice(0, parts.findIndex(hasPlaceholder)).join('/');
}

/**
 * Finds all examples that match the pattern of the layout, sorted by path.
 *
 * @param packages the names of the documented packages, which `{package}` matches
 * @throws when the pattern is invalid, or its folder does not exist
 */
export function findExamples(
  layout: Pick<ExampleLayout, 'folder' | 'file'>,
  packages: readonly string[],
): readonly ExamplePlace[] {
  checkPattern(layout);
  const root = rootOf(layout);
  if (!existsSync(root)) throw new Error(`The folder "${root}" for examples does not exist`);
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
  const unknown = [...`${folder}/${file}`.matchAll(placeholder)].find(
    ([, name = '']) => !known.includes(name),
  );
  if (unknown) fail(`${unknown[0]} is none of ${known.map((name) => `{${name}}`).join(', ')}`);
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

/** Escapes a text for a regular expression. The oldest supported Node.js has no `RegExp.escape`. */
function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function fill(part: string, names: Names): string {
  return part.replaceAll(placeholder, (_, name: string) => names[name] ?? '');
}

function hasPlaceholder(part: string): boolean {
  return /\{\w+\}/.test(part);
}

/** The expected class name: `ButtonOverviewExample` for `button-overview` if the layout has `{Id}Example`. */
export function classNameOf(id: string, { className }: Pick<ExampleLayout, 'className'>): string {
  const pascal = id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return className.replace('{Id}', pascal);
}
