import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { absolute } from '@/lib/agents/text';
import { kindLabelOf, placeOf } from '@/lib/search/place';
import type { SearchRecord } from '@/lib/search/records';
import type { BuiltSite } from './open-site';

/** The result of a tool: Markdown. */
export const textResult = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

/** The result of a tool that found nothing, with a hint for the next query. */
export function missing(site: BuiltSite, what: string, query: string): CallToolResult {
  const near = site.index.search(query).results.slice(0, 5);
  const list = near.map(({ record }) => `- ${titleOf(record)}: ${absolute(record.url)}`);
  const hint = list.length > 0 ? `Did you mean:\n${list.join('\n')}` : 'Use the tool `search`.';
  return { ...textResult(`${what}\n\n${hint}`), isError: true };
}

/** A record's title with its kind and its place. */
export function titleOf(record: SearchRecord): string {
  const { title, generics = '' } = record;
  const about = [
    kindLabelOf(record)?.text,
    placeOf(record)
      .map(({ text }) => text)
      .join(' › '),
  ]
    .filter(Boolean)
    .join(' · ');
  return `${title}${generics} (${about})`;
}
