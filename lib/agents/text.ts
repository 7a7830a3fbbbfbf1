import { site } from '@/content/site';
import { agentPaths } from '@/lib/routes/agent-paths';
import { hasMarkdownPage } from './has-markdown-page';

/** Joins blocks of Markdown with empty lines; empty and undefined blocks are left out. */
export function blocks(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** A Markdown heading. Levels above 6 become 6, the deepest that Markdown has. */
export function heading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(level, 6))} ${text}`;
}

/** Inline code, with more backticks around it than it contains in a row. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const ticks = '`'.repeat(longest + 1);
  const room = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return ticks + room + text + room + ticks;
}

/** A fenced code block, optionally with a file name as its title. */
export function fence(language: string, text: string, title?: string): string {
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const ticks = '`'.repeat(longest + 1);
  const info = title === undefined ? language : `${language} title="${title}"`;
  return `${ticks}${info}\n${text.trimEnd()}\n${ticks}`;
}

/** The language of a fence for a file: its extension. */
export function languageOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1);
}

/** A Markdown table with one cell per head in each row; an empty string when there are no rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Makes a text fit into a table cell: one line, code blocks as inline code, bars escaped. */
function cell(text: string): string {
  return text
    .replace(/```\w*\n([\s\S]*?)```/g, (_, block: string) =>
      code(block.replace(/\s+/g, ' ').trim()),
    )
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\\?\|/g, '\\|')
    .trim();
}

/** The absolute URL of a path of the site, which stays valid wherever the text is read. */
export function absolute(path: string): string {
  return site.baseUrl + path;
}

/**
 * The absolute URL of a page, for links in Markdown: of its Markdown version where that exists.
 *
 * @param target path, with or without a fragment
 */
export function linkTo(target: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return absolute((hasMarkdownPage(path) ? agentPaths.markdown(path) : path) + rest);
}
