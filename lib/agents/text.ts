import { site } from '@/content/site';
import { agentPaths } from '@/lib/routes/agent-paths';
import { hasTwin } from './has-twin';

/** Blocks of Markdown with an empty line between them; what is empty or missing is left out. */
export function blocks(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** A heading; below the sixth level there is none. */
export function heading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(level, 6))} ${text}`;
}

/** Code in a line: with as many backticks around it as it takes. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const ticks = '`'.repeat(longest + 1);
  const room = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return ticks + room + text + room + ticks;
}

/** A block of code, with the file's name where it has one. */
export function fence(language: string, text: string, title?: string): string {
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const ticks = '`'.repeat(longest + 1);
  const info = title === undefined ? language : `${language} title="${title}"`;
  return `${ticks}${info}\n${text.trimEnd()}\n${ticks}`;
}

/** The language of a file, for a fence. */
export function languageOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1);
}

/** A table of rows that have a cell for each head; nothing where there are no rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What fits into a cell: one line, blocks of code as code in it, and no bar that would end it. */
function cell(text: string): string {
  return text
    .replace(/```\w*\n([\s\S]*?)```/g, (_, block: string) =>
      code(block.replace(/\s+/g, ' ').trim()),
    )
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\\?\|/g, '\\|')
    .trim();
}

/** A path of the site as an address that means the same wherever the text is read. */
export function absolute(path: string): string {
  return site.baseUrl + path;
}

/**
 * An address of the site within Markdown: of the page as Markdown, where it has that form.
 *
 * @param target path, with a fragment or without
 */
export function linkTo(target: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return absolute((hasTwin(path) ? agentPaths.markdown(path) : path) + rest);
}
