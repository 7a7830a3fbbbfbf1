import './responsive-table.css';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface ResponsiveTableProps extends ComponentProps<'table'> {
  'aria-label': string;
  /** Names of the columns; the first one's cells head their rows. */
  heads: readonly string[];
}

/**
 * A table whose rows narrow screens lay out as blocks, so that nothing scrolls sideways. That takes the
 * native roles away, which is why they are written out, in the rows too; a cell's `data-label` then
 * stands in for its column's head.
 */
export function ResponsiveTable({ heads, className, children, ...props }: ResponsiveTableProps) {
  return (
    <table role="table" className={cx('table props', className)} {...props}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} scope="col" role="columnheader">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}
