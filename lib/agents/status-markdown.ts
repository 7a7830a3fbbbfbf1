import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { describedColumns, statusRows } from '@/lib/status/rows';
import { pageHead } from './page-head';
import { absolute, blocks, heading, linkTo, table } from './text';

export const statusLine = 'What each component supports, how it is tested, and what it costs.';

/** The status table as Markdown, and the meaning of its columns. */
export function statusMarkdown(library: string): string {
  const columns = describedColumns();
  return blocks(
    pageHead({
      title: 'Component status',
      line: statusLine,
      path: paths.componentStatus(),
      library,
    }),
    `As JSON: <${absolute(paths.componentStatusJson())}>`,
    table(
      ['Name', 'Package', ...columns.map(({ head }) => head)],
      statusRows().map(({ item, cells }) => [
        `[${item.name}](${linkTo(paths.item(item, 'overview'))})`,
        sectionOf(item).words.library,
        ...cells.map(({ text }) => text),
      ]),
    ),
    heading(2, 'What the columns say'),
    columns.map(({ head, meaning }) => `- ${head}: ${meaning}`).join('\n'),
  );
}
