import { StaticHtml } from '@/components/ui/static-html';
import { hook } from '@/lib/design/hooks';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import { notApplicable, statusColumns } from '@/lib/status/columns';
import { statusAnchor, type StatusRow } from '@/lib/status/rows';
import { content, word } from '@/lib/words/word';

/*
 * Wide screens show a table whose first column stays in view; narrow ones lay each row out as a card. The table
 * styles its cells, because it has hundreds of them.
 */
const tableStyles = [
  'table text-small/5 [&_:is(th,td)]:pe-3 [&_td]:align-top [&_td]:tabular [&_td]:min-w-16',
  '[&_th:first-child]:sticky [&_th:first-child]:start-0 [&_th:first-child]:bg-page',
  '[&_tbody_th]:border-line [&_tbody_th]:py-3 [&_tbody_th]:align-top [&_tbody_th]:text-ui/5.5 [&_tbody_th]:min-w-32',
  '[&_tbody_th_small]:block [&_tbody_th_small]:font-normal [&_tbody_th_small]:text-text-2',
  '[&_tr:is(:target,[data-arrived])_:is(th,td)]:bg-primary-soft',
  'max-section:[&_:is(tbody,tr,th,td)]:block max-section:[&_thead]:hidden max-section:block',
  'max-section:[&_tr]:grid max-section:[&_tr]:grid-cols-2 max-section:[&_tr]:gap-x-4 max-section:[&_tr]:border-b max-section:[&_tr]:border-line max-section:[&_tr]:py-4',
  'max-section:[&_tbody_th]:col-span-2 max-section:[&_tbody_th]:static max-section:[&_tbody_:is(th,td)]:border-0 max-section:[&_tbody_:is(th,td)]:py-0.5',
  'max-section:[&_td]:before:me-1.5 max-section:[&_td]:before:text-text-2 max-section:[&_td]:before:content-[attr(data-label)]',
].join(' ');

const sortStyles =
  'min-h-8 text-start font-[inherit] text-inherit hover:text-text noscript:pointer-events-none';

/** The status of all items. An island sorts and filters its rows; without scripts they are in the order of names. */
export function StatusTable({ rows }: { rows: readonly StatusRow[] }) {
  const heads = [{ key: 'name', head: 'Name' as const }, ...statusColumns];
  return (
    <StaticHtml className="relative overflow-x-auto max-section:overflow-visible print:overflow-visible">
      <table className={tableStyles} role="table" aria-label={word('Component status')}>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map(({ key, head }) => (
              <th key={key} scope="col" role="columnheader">
                <button
                  type="button"
                  className={sortStyles}
                  {...hook('sortBy', key)}
                  {...content(head)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={statusAnchor(row.item)} row={row} />
          ))}
        </tbody>
      </table>
    </StaticHtml>
  );
}

function Row({ row: { item, cells } }: { row: StatusRow }) {
  const values = [item.packageName, ...cells.map(({ value }) => value)].join(' ');
  return (
    <tr role="row" id={statusAnchor(item)} {...hook('statusRow', values)}>
      <th scope="row" role="rowheader">
        <a href={paths.item(item, 'overview')}>{item.name}</a>
        <small>{sectionOf(item).words.library}</small>
      </th>
      {cells.map(({ text, lang, href }, index) => {
        const { key = '', head } = statusColumns[index] ?? {};
        return (
          <td key={key} role="cell" data-label={head && word(head)} lang={lang}>
            {href === undefined ? <Value text={text} /> : <a href={href}>{text}</a>}
          </td>
        );
      })}
    </tr>
  );
}

/** Screen readers read the meaning of a dash. */
function Value({ text }: { text: string }) {
  if (text !== notApplicable) return <span>{text}</span>;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only" {...content('Does not apply')} />
    </>
  );
}
