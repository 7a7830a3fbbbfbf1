import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A theme file that defines tokens, and the item that documents them. */
export interface ThemeFile {
  /** Path relative to the root of the package, with forward slashes. */
  file: string;
  source: string;
  /** Id of the Material doc item. */
  item: string;
  /** The name under which the index of the package exports the `overrides` mixin of the file. */
  mixin: string;
}

/** Doc items of theme files that are not in the folder of their item. */
const itemOfFolder: Record<string, string> = { 'core/ripple': 'ripple' };

/**
 * Finds the theme files that define tokens.
 *
 * @param root folder of the installed `@angular/material`
 * @param itemIds ids of the Material doc items
 * @returns the files sorted by path
 * @throws when a file belongs to no doc item, or when no file defines tokens
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
