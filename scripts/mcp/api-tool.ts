import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { blocks } from '@/lib/agents/text';
import { agentPaths } from '@/lib/routes/agent-paths';
import { isCode, isMember, isSymbol } from '@/lib/search/kinds';
import type { SearchRecord } from '@/lib/search/records';
import { wordsOf } from '@/lib/search/words';
import { sectionOf } from './markdown-sections';
import type { BuiltSite } from './open-site';
import { missing, textResult } from './result';
import { resultText } from './search-tool';

/** Maximum number of entries with one name: a selector may belong to several directives. */
const mostEntries = 4;

/** Symbols, members and tokens by exact name: "UiDialog", "UiDialogRef.close", a selector or a custom property. */
export function apiTool(site: BuiltSite, name: string): CallToolResult {
  const found = entriesNamed(site, name);
  if (found.length === 0) {
    return missing(site, `The API has no "${name}" in this version.`, name);
  }
  return textResult(blocks(...found.map((record) => entryText(site, record))));
}

function entriesNamed({ index }: BuiltSite, name: string): readonly SearchRecord[] {
  const wanted = name
    .trim()
    .replace(/\(.*\)$/, '')
    .replace(/^[[(<]+|[\])>]+$/g, '');
  const records = index.records.filter(({ group }) => isCode(group));
  const exact = records.filter(({ title }) => title.replace(/\(\)$/, '') === wanted);
  // A selector that is the symbol's name in another spelling is not among its aliases.
  const named = records.filter(
    ({ kind, name, aliases }) =>
      aliases.includes(wanted) || (isSymbol(kind) && keyOf(name) === keyOf(wanted)),
  );
  return (exact.length > 0 ? exact : named)
    .toSorted((a, b) => Number(a.testing ?? false) - Number(b.testing ?? false))
    .slice(0, mostEntries);
}

const keyOf = (name: string) => wordsOf(name).join('');

function entryText(site: BuiltSite, record: SearchRecord): string {
  const short = resultText(site, record);
  if (!isSymbol(record.kind) || isMember(record.kind)) return short;
  const page = site.read(agentPaths.markdown(record.page.url)) ?? '';
  return sectionOf(page, record.name) ?? short;
}
