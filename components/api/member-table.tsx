import type { MemberRow as Row } from '@/lib/api/member-rows';
import type { ApiScope } from '@/lib/api/scope';
import { hook } from '@/lib/design/hooks';
import { MemberRow } from './member-row';

interface MemberTableProps {
  /** Accessible name, such as "Inputs of MatButton". */
  label: string;
  rows: readonly Row[];
  scope: ApiScope;
  /** Head of the column of values. */
  valueHead?: string;
}

/** Members side by side. A column nobody fills is left out. */
export function MemberTable({ label, rows, scope, valueHead = 'Default' }: MemberTableProps) {
  const columns = {
    type: rows.some((row) => row.type !== undefined),
    default: rows.some((row) => row.default !== undefined) ? valueHead : undefined,
  };
  const width = columns.type && columns.default ? '' : ' props--three';
  return (
    <table
      role="table"
      className={`table props${width}`}
      {...hook('filterBlock')}
      aria-label={label}
    >
      <thead role="rowgroup">
        <tr role="row">
          <Head name="Name" />
          {columns.type && <Head name="Type" />}
          {columns.default && <Head name={columns.default} />}
          <Head name="Description" />
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <MemberRow key={row.anchor} row={row} scope={scope} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function Head({ name }: { name: string }) {
  return (
    <th scope="col" role="columnheader">
      {name}
    </th>
  );
}
