import { site } from '@/content/site';
import type { DocItem, Guide } from '@/content/types';
import { ContentError } from '@/lib/catalogue/check-content';
import { explainMissing } from '@/lib/examples/explain-missing';
import type { FindLinks } from './code-blocks';
import { type MarkdownDocument, readMarkdown } from './document';
import { isPage, readProse } from './read-prose';

/**
 * Reads the overview of an item; an item without one has an empty document.
 *
 * @param findLinks finds what becomes a link in its code
 */
export async function readOverview(
  item: DocItem,
  findLinks?: FindLinks,
): Promise<MarkdownDocument> {
  if (!item.overviewPath) {
    return { data: {}, tree: { type: 'root', children: [] }, headings: [], warnings: [] };
  }
  const table = `content/doc-items/${item.packageName}.ts`;
  return readPage(item.overviewPath, table, `${item.id}.overviewPath`, findLinks);
}

/**
 * Reads the text of a guide.
 *
 * @param findLinks finds what becomes a link in its code
 */
export function readGuide(guide: Guide, findLinks?: FindLinks): Promise<MarkdownDocument> {
  return readPage(guide.overview, 'content/guides.ts', `${guide.id}.overview`, findLinks);
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function readPage(
  path: string,
  table: string,
  field: string,
  findLinks: FindLinks | undefined,
): Promise<MarkdownDocument> {
  let source;
  try {
    source = readProse(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new ContentError(table, field, `an existing Markdown file, not "${path}"`);
  }
  const { text, resolveLink } = source;
  const links = resolveLink && { resolveLink, allowed: site.policy };
  const document = await readMarkdown(text, {
    file: path,
    explainMissing,
    isPage,
    findLinks,
    ...links,
  });
  const warnings = [...source.warnings, ...document.warnings].sort((a, b) => a.line - b.line);
  return { ...document, warnings };
}
