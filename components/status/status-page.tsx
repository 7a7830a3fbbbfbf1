import { StatusFilter } from '@/components/islands/status-table/status-filter';
import { Breadcrumb } from '@/components/item/breadcrumb';
import { PageMenu, PageMenuButton } from '@/components/item/page-menu';
import { columnStyles } from '@/components/shell/doc-main';
import { PageFoot } from '@/components/shell/page-foot';
import { PageHead } from '@/components/shell/page-head';
import { Heading } from '@/components/ui/heading';
import { sections } from '@/content/sections';
import { libraryChanged } from '@/lib/dates/file-dates';
import { paths } from '@/lib/routes/paths';
import { describedColumns, type StatusRow } from '@/lib/status/rows';
import { StatusTable } from './status-table';

const statusLede =
  'What each component supports, how it is tested and what it costs. Every cell comes from the library, an example or a test.';

/** The page with the status of all items, and the meaning of its columns. */
export function StatusPage({ rows }: { rows: readonly StatusRow[] }) {
  const columns = describedColumns();
  return (
    <div className={columnStyles({ column: 'wide' })}>
      <Breadcrumb steps={[{ href: paths.guides(), name: 'Guides' }]} />
      <PageHead title="Component status" lede={statusLede} menu={<PageMenuButton />} />
      <PageMenu path={paths.componentStatus()} json={paths.componentStatusJson()} />
      <StatusFilter
        columns={columns.map(({ key, head, only }) => ({ key, head, ...(only && { only }) }))}
        packages={sections.map(({ packageName, words }) => ({
          value: packageName,
          text: words.library,
          count: rows.filter(({ item }) => item.packageName === packageName).length,
        }))}
      />
      <StatusTable rows={rows} />
      <Heading level={2} id="columns">
        What the columns say
      </Heading>
      <dl className="mt-4 max-w-doc [&_dd]:mb-4 [&_dd]:text-text-2 [&_dt]:font-bold">
        {columns.map(({ key, head, meaning }) => (
          <div key={key}>
            <dt>{head}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <PageFoot path={paths.componentStatus()} changed={libraryChanged()} />
    </div>
  );
}
