import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocItem, Guide } from '@/content/types';
import { ContentError } from '@/lib/catalogue/check-content';
import { explainMissing } from '@/lib/examples/explain-missing';
import { indexedPages } from '@/lib/navigation/pages';
import { type MarkdownDocument, readMarkdown } from './document';

/** The overview of an item; an item without one gives an empty document. */
export async function readOverview(item: DocItem): Promise<MarkdownDocument> {
  if (!item.overviewPath) return { data: {}, tree: { type: 'root', children: [] }, headings: [] };
  const table = `content/doc-items/${item.packageName}.ts`;
  return readPage(item.overviewPath, table, `${item.id}.overviewPath`);
}

/** The text of a guide. */
export function readGuide(guide: Guide): Promise<MarkdownDocument> {
  return readPage(guide.overview, 'content/guides.ts', `${guide.id}.overview`);
}

let known: Set<string> | undefined;

function isPage(path: string): boolean {
  return (known ??= new Set(indexedPages())).has(path);
}

async function readPage(path: string, table: string, field: string): Promise<MarkdownDocument> {
  let source: string;
  try {
    source = await readFile(join(process.cwd(), path), 'utf8');
  } catch {
    throw new ContentError(table, field, `an existing Markdown file, not "${path}"`);
  }
  return readMarkdown(source, { file: path, explainMissing, isPage });
}
