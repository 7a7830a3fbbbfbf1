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

interface NightTrain {
  leaves: string;
  to: string;
  track: number;
  delay: number;
}

/**
 * @title Column widths and alignment
 * @summary Sets the width, alignment and color of columns with their classes.
 */
@Component({
  selector: 'table-column-styling-example',
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
  templateUrl: './table-column-styling-example.html',
  styleUrl: './table-column-styling-example.css',
})
export class TableColumnStylingExample {
  protected readonly columns = ['leaves', 'to', 'track', 'delay'];
  protected readonly trains: NightTrain[] = [
    { leaves: '21:12', to: 'Trieste', track: 4, delay: 0 },
    { leaves: '21:48', to: 'Gdynia', track: 11, delay: 25 },
    { leaves: '22:05', to: 'Brașov', track: 7, delay: 0 },
    { leaves: '23:30', to: 'Narvik', track: 2, delay: 5 },
  ];
}
