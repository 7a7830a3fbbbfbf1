import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A theme file of the package that defines tokens, and where its tokens are documented. */
export interface ThemeFile {
  /** Path from the package's root, with slashes. */
  file: string;
  source: string;
  /** Id of the Material doc item. */
  item: string;
  /** Name the package's index gives the file's `overrides` mixin. */
  mixin: string;
}

/** Theme files that do not live in the folder of their doc item. */
const itemOfFolder: Record<string, string> = { 'core/ripple': 'ripple' };

/**
 * Finds the theme files that define tokens.
 *
 * @param root folder of the installed `@angular/material`
 * @param itemIds ids of the Material doc items
 * @returns the files sorted by path
 * @throws when a file belongs to no doc item, or when there is no such file at all
 */
export function themeFiles(root: string, itemIds: ReadonlySet<string>): ThemeFile[] {
  const found: ThemeFile[] = [];
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.split(sep).join('/');
    const name = /(?:^|\/)_([a-z0-9-]+)-theme\.scss$/.exec(file)?.[1];
    if (name === undefined) continue;
    const source = readFileSync(join(root, path), 'utf8');
    if (!source.includes('@function _define-overrides')) continue;
    found.push({ file, source, item: itemOf(file, itemIds, root), mixin: `${name}-overrides` });
  }
  if (found.length === 0) {
    throw new Error(`${root}: no theme file defines tokens; did the package change its layout?`);
  }
  return found;
}

function itemOf(file: string, itemIds: ReadonlySet<string>, root: string): string {
  const folder = file.slice(0, file.lastIndexOf('/'));
  const item = itemOfFolder[folder] ?? folder.split('/')[0] ?? '';
  if (itemIds.has(item)) return item;
  throw new Error(`${join(root, file)}: its tokens belong to no Material doc item ("${item}")`);
}
