import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { agentPaths } from '@/lib/routes/agent-paths';
import type { BuiltSite } from './open-site';
import { missing, textResult } from './result';

/** An example with all of its files, by its id. */
export function exampleTool(site: BuiltSite, id: string): CallToolResult {
  const wanted = id.trim().replace(/^.*\//, '');
  const record = site.index.records.find(
    ({ kind, aliases }) => kind === 'example' && aliases[0] === wanted,
  );
  const text = record && site.read(agentPaths.markdown(record.url));
  return text === undefined
    ? missing(site, `There is no example "${id}".`, wanted.replaceAll('-', ' '))
    : textResult(text);
}
