import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { agentPaths } from '@/lib/routes/agent-paths';
import { headingsOf, sectionOf } from './markdown-sections';
import type { BuiltSite } from './open-site';
import { missing, textResult } from './result';

/** Longer pages, in characters, are answered with a list of their sections. */
const longPage = 60_000;

export interface PageQuestion {
  page: string;
  section?: string | undefined;
  whole: boolean;
}

/** A page as Markdown, or one of its sections. */
export function pageTool(site: BuiltSite, { page, section, whole }: PageQuestion): CallToolResult {
  const { path, fragment } = addressOf(page);
  const text = site.read(agentPaths.markdown(path));
  if (text === undefined) return missing(site, `There is no page "${page}".`, page);
  const wanted = section ?? fragment;
  if (wanted !== undefined) {
    const part = sectionOf(text, wanted);
    if (part !== undefined) return textResult(part);
    // A fragment may be that of a row, which Markdown has no section for.
    if (section !== undefined) {
      const answer = `"${path}" has no section "${section}".\n\n${outline(text)}`;
      return { ...textResult(answer), isError: true };
    }
  }
  if (text.length <= longPage || whole) return textResult(text);
  const size = Math.round(text.length / 1000);
  return textResult(
    `${text.slice(0, text.indexOf('\n## '))}\n\nThis page has ${size},000 characters. Ask for one \`section\`, or with \`whole\`.\n\n${outline(text)}`,
  );
}

const outline = (text: string) =>
  headingsOf(text)
    .filter(({ level }) => level > 1)
    .map(({ level, title }) => `${'  '.repeat(level - 2)}- ${title}`)
    .join('\n');

/** The path and the fragment of the requested page: a URL, a path, or its Markdown file. */
function addressOf(page: string): { path: string; fragment: string | undefined } {
  const [address = '', fragment] = page.trim().split('#');
  const [path = ''] = address.replace(/^https?:\/\/[^/]*/, '').split('?');
  const clean = `/${path}`.replace(/^\/+/, '/').replace(/(?:\/index)?\.(?:md|html)$/, '');
  return { path: clean === '' ? '/' : clean, fragment };
}
