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

interface Crossing {
  day: string;
  out: string;
  back: string;
  seats: number;
}

/**
 * @title Multiple header and footer rows
 * @summary Groups columns below a second header row, and adds a note in a second footer row.
 */
@Component({
  selector: 'table-multiple-header-footer-example',
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
  templateUrl: './table-multiple-header-footer-example.html',
  styleUrl: './table-multiple-header-footer-example.css',
})
export class TableMultipleHeaderFooterExample {
  protected readonly columns = ['day', 'out', 'back', 'seats'];
  protected readonly crossings: Crossing[] = [
    { day: 'Friday', out: '16:15', back: '18:40', seats: 31 },
    { day: 'Saturday', out: '08:30', back: '19:05', seats: 4 },
    { day: 'Sunday', out: '09:00', back: '17:30', seats: 18 },
  ];
  protected readonly seats = this.crossings.reduce((sum, { seats }) => sum + seats, 0);
}
