import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { absolute, blocks, fence } from '@/lib/agents/text';
import type { Group } from '@/lib/search/kinds';
import type { SearchRecord } from '@/lib/search/records';
import type { BuiltSite } from './open-site';
import { missing, textResult, titleOf } from './result';

export interface SearchQuestion {
  query: string;
  group?: Group | undefined;
  limit: number;
}

/** Searches like the site's search, and answers with what its preview shows. */
export function searchTool(site: BuiltSite, question: SearchQuestion): CallToolResult {
  const { query, group, limit } = question;
  const found = site.index
    .search(query)
    .results.map(({ record }) => record)
    .filter((record) => group === undefined || record.group === group)
    .slice(0, limit);
  if (found.length === 0) return missing(site, `Nothing was found for "${query}".`, query);
  return textResult(blocks(...found.map((record) => resultText(site, record))));
}

/** One result: title, address, and its signature, import or first sentences. */
export function resultText(site: BuiltSite, record: SearchRecord): string {
  const { code, import: line, text } = site.index.previewOf(record) ?? {};
  const id = record.kind === 'example' ? `Example id: ${record.aliases[0] ?? ''}` : undefined;
  return blocks(
    `## ${titleOf(record)}`,
    absolute(record.url),
    record.deprecated ? 'Deprecated.' : undefined,
    id,
    code === undefined ? undefined : fence('', code),
    line === undefined ? undefined : fence('ts', line),
    text ?? record.summary,
  );
}
