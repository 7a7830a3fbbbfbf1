import { ResponsiveTable } from '@/components/ui/responsive-table';
import type { MemberRow as Row } from '@/lib/api/member-rows';
import type { ApiScope } from '@/lib/api/scope';
import { hook } from '@/lib/design/hooks';
import type { InterfaceText } from '@/lib/words/word';
import { MemberRow } from './member-row';

interface MemberTableProps {
  /** Accessible name, such as "Inputs of UiButton". */
  label: string;
  rows: readonly Row[];
  scope: ApiScope;
  /** Header of the column of values. */
  valueHead?: InterfaceText | undefined;
}

/**
 * A table of members: name, type and default in a row, and the description below in full width. Empty columns
 * are omitted.
 */
export function MemberTable({ label, rows, scope, valueHead = 'Default' }: MemberTableProps) {
  const columns = {
    type: rows.some((row) => row.type !== undefined),
    default: rows.some((row) => row.default !== undefined) ? valueHead : undefined,
  };
  const heads = [
    'Name',
    ...(columns.type ? (['Type'] as const) : []),
    ...(columns.default ? [columns.default] : []),
    'Description',
  ] as const;
  return (
    <ResponsiveTable aria-label={label} heads={heads} className="members" {...hook('filterBlock')}>
      {rows.map((row) => (
        <MemberRow key={row.anchor} row={row} scope={scope} columns={columns} />
      ))}
    </ResponsiveTable>
  );
}
