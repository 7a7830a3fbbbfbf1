import { Component } from '@angular/core';
import {
  MatCell,
  MatCellDef,
  MatColumnDef,
  MatFooterCell,
  MatFooterCellDef,
  MatFooterRow,
  MatFooterRowDef,
  MatHeaderCell,
  MatHeaderCellDef,
  MatHeaderRow,
  MatHeaderRowDef,
  MatRow,
  MatRowDef,
  MatTable,
} from '@angular/material/table';

interface Mare {
  name: string;
  points: readonly number[];
}

/**
 * @title Sticky rows and columns with flex layout
 * @summary Keeps the header, the footer and two columns of a flex table in view.
 */
@Component({
  selector: 'table-sticky-complex-flex-example',
  imports: [
    MatCell,
    MatCellDef,
    MatColumnDef,
    MatFooterCell,
    MatFooterCellDef,
    MatFooterRow,
    MatFooterRowDef,
    MatHeaderCell,
    MatHeaderCellDef,
    MatHeaderRow,
    MatHeaderRowDef,
    MatRow,
    MatRowDef,
    MatTable,
  ],
  templateUrl: './table-sticky-complex-flex-example.html',
  styleUrl: './table-sticky-complex-flex-example.css',
})
export class TableStickyComplexFlexExample {
  protected readonly tests = ['Walk', 'Trot', 'Canter', 'Jump', 'Ride', 'Drive'];
  protected readonly columns = ['name', ...this.tests, 'sum'];
  protected readonly mares: Mare[] = [
    { name: 'Amber', points: [7, 8, 7, 6, 8, 7] },
    { name: 'Birka', points: [8, 8, 9, 7, 8, 6] },
    { name: 'Cinder', points: [6, 7, 6, 9, 7, 5] },
    { name: 'Dalia', points: [7, 6, 8, 8, 7, 8] },
    { name: 'Ember', points: [9, 8, 8, 5, 8, 7] },
    { name: 'Frosti', points: [6, 6, 7, 7, 6, 9] },
  ];

  protected sumOf(mare: Mare): number {
    return mare.points.reduce((sum, points) => sum + points, 0);
  }

  protected bestOf(test: number): number {
    return Math.max(...this.mares.map((mare) => mare.points[test]));
  }
}
