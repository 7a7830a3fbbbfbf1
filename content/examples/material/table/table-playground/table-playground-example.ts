import { Component, effect, input, output, viewChild } from '@angular/core';
import { MatSort, MatSortHeader, Sort } from '@angular/material/sort';
import {
  MatCell,
  MatCellDef,
  MatColumnDef,
  MatHeaderCell,
  MatHeaderCellDef,
  MatHeaderRow,
  MatHeaderRowDef,
  MatRow,
  MatRowDef,
  MatTable,
  MatTableDataSource,
} from '@angular/material/table';

/**
 * @title Table playground
 * @summary Lets you try sticky parts, the fixed layout and the options of sorting.
 */
@Component({
  selector: 'table-playground-example',
  imports: [
    MatCell,
    MatCellDef,
    MatColumnDef,
    MatHeaderCell,
    MatHeaderCellDef,
    MatHeaderRow,
    MatHeaderRowDef,
    MatRow,
    MatRowDef,
    MatSort,
    MatSortHeader,
    MatTable,
  ],
  templateUrl: './table-playground-example.html',
  styleUrl: './table-playground-example.css',
})
export class TablePlaygroundExample {
  /** Keeps the header in view while the rows scroll. */
  readonly stickyHeader = input(true);
  /** Keeps the first column in view while the others scroll. */
  readonly stickyColumn = input(false);
  /** Sets the same width for all columns. */
  readonly fixedLayout = input(false);
  /** Lets users sort by clicking a header. */
  readonly sortable = input(true);
  /** Side of the header text where the arrow appears. */
  readonly arrowPosition = input<'before' | 'after'>('after');
  /** Direction of the first click. */
  readonly start = input<'asc' | 'desc'>('asc');

  readonly sortChange = output<Sort>();

  protected readonly columns = ['peak', 'height', 'range'];
  protected readonly peaks = new MatTableDataSource([
    { peak: 'Triglav', height: '2,864 m', range: 'Julian Alps' },
    { peak: 'Olympus', height: '2,918 m', range: 'Olympus' },
    { peak: 'Teide', height: '3,715 m', range: 'Tenerife' },
    { peak: 'Etna', height: '3,403 m', range: 'Sicily' },
  ]);

  private readonly sort = viewChild.required(MatSort);

  constructor() {
    effect(() => {
      this.peaks.sort = this.sort();
    });
  }
}
