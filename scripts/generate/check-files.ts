import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import type { DocItem, Guide, Theme } from '@/content/types';
import { ContentError } from '@/lib/catalogue/check-content';
import { splitFrontMatter } from '@/lib/markdown/front-matter';

/** The rows of content tables that stand for files. */
interface Tables {
  themes: readonly Theme[];
  items: readonly DocItem[];
  guides: readonly Guide[];
}

/**
 * Looks at the files that rows of content tables stand for: whether they are there, and whether the keys above a
 * text are read by anything. What is missing would be noticed by a later step as well, minutes later and in
 * words about that step.
 *
 * @param root folder that holds `content/` and `public/`
 * @throws ContentError for the first file that is missing, or has front matter that cannot be
 */
export function checkFiles(root: string, { themes, items, guides }: Tables): void {
  for (const { name, isDefault } of themes) {
    if (!isDefault) mustExist(root, `public/themes/${name}.css`, 'content/themes.ts', name);
  }
  for (const { id, packageName, overviewPath } of items) {
    if (overviewPath === undefined) continue;
    checkText(root, overviewPath, `content/doc-items/${packageName}.ts`, `${id}.overviewPath`);
  }
  for (const { id, overview } of guides) {
    checkText(root, overview, 'content/guides.ts', `${id}.overview`);
  }
}

function mustExist(root: string, file: string, table: string, field: string): void {
  if (!existsSync(join(root, file))) throw new ContentError(table, field, `the file ${file}`);
}

function checkText(root: string, file: string, table: string, field: string): void {
  mustExist(root, file, table, field);
  // What others wrote above their texts is their own affair, and taken off.
  if (site.isStrict) splitFrontMatter(readFileSync(join(root, file), 'utf8'), file);
}
