import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import type { DocItem, Guide, Theme } from '@/content/types';
import { ContentError } from '@/lib/catalogue/check-content';
import { splitFrontMatter } from '@/lib/markdown/front-matter';

/** The rows of content tables that refer to files. */
interface Tables {
  themes: readonly Theme[];
  items: readonly DocItem[];
  guides: readonly Guide[];
}

/**
 * Checks that the files to which content tables refer exist, and that the front matter of texts has no unused
 * keys. A later step would also fail without these files, but minutes later and with a less helpful message.
 *
 * @param root folder that contains `content/` and `public/`
 * @throws ContentError for the first file that is missing or has invalid front matter
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
  // On other sites, front matter may have any keys. It is removed from the text.
  if (site.isStrict) splitFrontMatter(readFileSync(join(root, file), 'utf8'), file);
}
