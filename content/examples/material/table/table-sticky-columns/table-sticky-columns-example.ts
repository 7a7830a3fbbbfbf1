import { Component } from '@angular/core';
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
} from '@angular/material/table';

interface Station {
  name: string;
  /** Millimeters of rain per month, starting in January. */
  rain: readonly number[];
}

/**
 * @title Sticky columns
 * @summary Keeps the first and the last column in view while the table scrolls sideways.
 */
@Component({
  selector: 'table-sticky-columns-example',
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
    MatTable,
  ],
  templateUrl: './table-sticky-columns-example.html',
  styleUrl: './table-sticky-columns-example.css',
})
export class TableStickyColumnsExample {
  protected readonly months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  protected readonly columns = ['name', ...this.months, 'year'];
  protected readonly stations: Station[] = [
    { name: 'Bergen', rain: [255, 206, 174, 138, 108, 128, 163, 201, 234, 264, 240, 275] },
    { name: 'Almería', rain: [23, 21, 20, 17, 13, 6, 1, 1, 14, 27, 28, 25] },
    { name: 'Prague', rain: [22, 19, 31, 28, 61, 72, 78, 69, 43, 31, 30, 24] },
    { name: 'Cork', rain: [131, 98, 98, 76, 82, 81, 79, 97, 95, 138, 120, 133] },
  ];

  protected yearOf(station: Station): number {
    return station.rain.reduce((sum, millimeters) => sum + millimeters, 0);
  }
}
