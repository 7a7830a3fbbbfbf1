import { site } from '@/content/site';
import type { DocItem, Guide } from '@/content/types';
import { ContentError } from '@/lib/catalogue/check-content';
import { explainMissing } from '@/lib/examples/explain-missing';
import { type MarkdownDocument, readMarkdown } from './document';
import { isPage, readProse } from './read-prose';

/** Reads the overview of an item; an item without one has an empty document. */
export async function readOverview(item: DocItem): Promise<MarkdownDocument> {
  if (!item.overviewPath) {
    return { data: {}, tree: { type: 'root', children: [] }, headings: [], warnings: [] };
  }
  const table = `content/doc-items/${item.packageName}.ts`;
  return readPage(item.overviewPath, table, `${item.id}.overviewPath`);
}

/** Reads the text of a guide. */
export function readGuide(guide: Guide): Promise<MarkdownDocument> {
  return readPage(guide.overview, 'content/guides.ts', `${guide.id}.overview`);
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function readPage(path: string, table: string, field: string): Promise<MarkdownDocument> {
  let source;
  try {
    source = readProse(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new ContentError(table, field, `an existing Markdown file, not "${path}"`);
  }
  const { text, resolveLink } = source;
  const links = resolveLink && { resolveLink, allowed: site.policy };
  const document = await readMarkdown(text, { file: path, explainMissing, isPage, ...links });
  const warnings = [...source.warnings, ...document.warnings].sort((a, b) => a.line - b.line);
  return { ...document, warnings };
}
