import { StatusFilter } from '@/components/islands/status-table/status-filter';
import { Breadcrumb } from '@/components/item/breadcrumb';
import { PageMenu, PageMenuButton } from '@/components/item/page-menu';
import { columnStyles } from '@/components/shell/doc-main';
import { PageFoot } from '@/components/shell/page-foot';
import { PageHead } from '@/components/shell/page-head';
import { Heading } from '@/components/ui/heading';
import { Word } from '@/components/ui/word';
import { sections } from '@/content/sections';
import { libraryChanged } from '@/lib/dates/file-dates';
import { paths } from '@/lib/routes/paths';
import { statusColumns } from '@/lib/status/columns';
import { meaningOf, type StatusRow } from '@/lib/status/rows';
import { content, languageOf, word, wording } from '@/lib/words/word';
import { StatusTable } from './status-table';

/** The page with the status of all items, and the meaning of its columns. */
export function StatusPage({ rows }: { rows: readonly StatusRow[] }) {
  return (
    <div className={columnStyles({ column: 'wide' })}>
      <Breadcrumb steps={[{ href: paths.guides(), ...wording('Guides') }]} />
      <PageHead
        title={<Word text="Component status" />}
        lede={
          <Word text="What each component supports, how it is tested and what it costs. Every cell comes from the library, an example or a test." />
        }
        menu={<PageMenuButton />}
      />
      <PageMenu path={paths.componentStatus()} json={paths.componentStatusJson()} />
      <StatusFilter
        columns={statusColumns.map(({ key, head, only }) => ({ key, head, ...(only && { only }) }))}
        packages={sections.map(({ packageName, words }) => ({
          value: packageName,
          text: words.library,
          count: rows.filter(({ item }) => item.packageName === packageName).length,
        }))}
      />
      <StatusTable rows={rows} />
      <Heading level={2} id="columns" name={word('What the columns say')}>
        <Word text="What the columns say" />
      </Heading>
      <dl className="mt-4 max-w-doc [&_dd]:mb-4 [&_dd]:text-text-2 [&_dt]:font-bold">
        {statusColumns.map((column) => (
          <div key={column.key}>
            <dt {...content(column.head)} />
            <dd lang={languageOf(column.meaning)}>{meaningOf(column)}</dd>
          </div>
        ))}
      </dl>
      <PageFoot path={paths.componentStatus()} changed={libraryChanged()} />
    </div>
  );
}
