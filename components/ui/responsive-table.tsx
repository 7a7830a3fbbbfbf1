import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { content, type InterfaceText } from '@/lib/words/word';

interface ResponsiveTableProps extends ComponentProps<'table'> {
  'aria-label': string;
  /** Names of the columns; the cells of the first column are row headers. */
  heads: readonly InterfaceText[];
  /** Whether the children are row groups instead of rows. */
  grouped?: boolean;
}

/**
 * A table whose rows narrow screens lay out as blocks, so that nothing scrolls sideways. That removes the
 * native roles, so they are written out, in the rows too. In that layout a cell's `data-label` shows the name
 * of its column.
 */
export function ResponsiveTable({
  heads,
  grouped = false,
  className,
  children,
  ...props
}: ResponsiveTableProps) {
  return (
    <table role="table" className={cx('table props', className)} {...props}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} scope="col" role="columnheader" {...content(head)} />
          ))}
        </tr>
      </thead>
      {grouped ? children : <tbody role="rowgroup">{children}</tbody>}
    </table>
  );
}
