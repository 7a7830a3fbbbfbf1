import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { statusColumns } from '@/lib/status/columns';
import { meaningOf, statusRows } from '@/lib/status/rows';
import { word } from '@/lib/words/word';
import { pageHead } from './page-head';
import { absolute, blocks, heading, linkTo, table } from './text';

export const statusLine = word(
  'What each component supports, how it is tested, and what it costs.',
);

/** The status table as Markdown, and the meaning of its columns. */
export function statusMarkdown(library: string): string {
  return blocks(
    pageHead({
      title: word('Component status'),
      line: statusLine,
      path: paths.componentStatus(),
      library,
    }),
    `As JSON: <${absolute(paths.componentStatusJson())}>`,
    table(
      [word('Name'), word('Package'), ...statusColumns.map(({ head }) => word(head))],
      statusRows().map(({ item, cells }) => [
        `[${item.name}](${linkTo(paths.item(item, 'overview'))})`,
        sectionOf(item).words.library,
        ...cells.map(({ text }) => text),
      ]),
    ),
    heading(2, word('What the columns say')),
    statusColumns.map((column) => `- ${word(column.head)}: ${meaningOf(column)}`).join('\n'),
  );
}
