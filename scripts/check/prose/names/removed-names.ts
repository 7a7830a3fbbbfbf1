import type { Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ApiHistory } from '@/lib/history/model';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import { type CodeSpan, lineOf, type ProseFile } from '@/scripts/check/prose/shared/prose-file';

/** The names that a text calls removed, and the text without them. */
interface Removals {
  /** Names in the first column of tables with the heading "Gone". */
  gone: readonly CodeSpan[];
  /** The file without those names, for the checks of names that exist. */
  rest: ProseFile;
}

/** Separates the names that a file calls removed from all others. */
export function splitRemovals(file: ProseFile): Removals {
  const gone: CodeSpan[] = [];
  visit(file.tree, 'table', (table) => {
    if (!isRemovalTable(table)) return;
    for (const row of table.children) {
      const cell = row.children[0];
      if (!cell) continue;
      visit(cell, 'inlineCode', (code) => {
        gone.push({ line: lineOf(code, file.offset), text: code.value });
      });
    }
  });
  const isGone = (span: CodeSpan) =>
    gone.some(({ line, text }) => line === span.line && text === span.text);
  return { gone, rest: { ...file, spans: file.spans.filter((span) => !isGone(span)) } };
}

function isRemovalTable({ children: [head] }: Table): boolean {
  const first = head?.children[0]?.children[0];
  return first?.type === 'text' && first.value === 'Gone';
}

/** Returns the names that a release removed. Names of members are without their symbol. */
export function removedNames({ steps }: Pick<ApiHistory, 'steps'>): ReadonlySet<string> {
  return new Set(
    steps
      .flatMap(({ docs }) => Object.values(docs).flat())
      .filter(({ change }) => change === 'removed')
      .flatMap(({ name }) => name.split('.').at(-1) ?? []),
  );
}

/** Reports names that a text calls removed although no release removed them. */
export function checkRemovals(
  path: string,
  gone: readonly CodeSpan[],
  removed: ReadonlySet<string>,
): readonly Finding[] {
  return gone
    .filter(({ text }) => /^\w+$/.test(text) && !removed.has(text))
    .map(({ line, text }) => ({
      file: path,
      line,
      message: `the text lists "${text}" as gone, but no release in the API history removed it`,
    }));
}
