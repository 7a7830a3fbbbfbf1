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

/**
 * Finds the theme files that define tokens.
 *
 * @param root folder of the installed `@angular/material`
 * @param itemIds ids of the Material doc items
 * @param onOrphan called with a file that belongs to no doc item; it is then left out
 * @returns the files sorted by path
 * @throws when no file defines tokens
 */
export function themeFiles(
  root: string,
  itemIds: ReadonlySet<string>,
  onOrphan: (file: string) => void,
): ThemeFile[] {
  const found: ThemeFile[] = [];
  let count = 0;
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.split(sep).join('/');
    const name = /(?:^|\/)_([a-z0-9-]+)-theme\.scss$/.exec(file)?.[1];
    if (name === undefined) continue;
    const source = readFileSync(join(root, path), 'utf8');
    if (!source.includes('@function _define-overrides')) continue;
    count++;
    const item = itemOf(file, itemIds);
    if (item === undefined) onOrphan(file);
    else found.push({ file, source, item, mixin: `${name}-overrides` });
  }
  if (count === 0) {
    throw new Error(`${root}: no theme file defines tokens; did the package change its layout?`);
  }
  return found;
}

/** The nearest item: that of the innermost folder, else of a folder around it. */
function itemOf(file: string, itemIds: ReadonlySet<string>): string | undefined {
  return file
    .split('/')
    .slice(0, -1)
    .findLast((folder) => itemIds.has(folder));
}
