import { AfterViewInit, Component, input, output, viewChild } from '@angular/core';
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

/** @title Table playground */
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
export class TablePlaygroundExample implements AfterViewInit {
  /** Keeps the heading in place while the rows scroll. */
  readonly stickyHeader = input(true);
  /** Keeps the first column in place while the others scroll. */
  readonly stickyColumn = input(false);
  /** Gives all columns the same width. */
  readonly fixedLayout = input(false);
  /** Lets the headings be pressed, and sorted by. */
  readonly sortable = input(true);
  /** On which side of the headings the arrows stand. */
  readonly arrowPosition = input<'before' | 'after'>('after');
  /** Which way the first press sorts. */
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

  ngAfterViewInit() {
    this.peaks.sort = this.sort();
  }
}
