import { Component, signal } from '@angular/core';
import { MatRipple } from '@angular/material/core';
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

interface Pass {
  name: string;
  meters: number;
  open: string;
}

/**
 * @title Rows with ripples
 * @summary Shows a ripple on the row that is clicked.
 */
@Component({
  selector: 'table-with-ripples-example',
  imports: [
    MatCell,
    MatCellDef,
    MatColumnDef,
    MatHeaderCell,
    MatHeaderCellDef,
    MatHeaderRow,
    MatHeaderRowDef,
    MatRipple,
    MatRow,
    MatRowDef,
    MatTable,
  ],
  templateUrl: './table-with-ripples-example.html',
  styleUrl: './table-with-ripples-example.css',
})
export class TableWithRipplesExample {
  protected readonly columns = ['name', 'meters', 'open'];
  protected readonly route = signal('Col de la Bonette');
  protected readonly passes: Pass[] = [
    { name: 'Stelvio', meters: 2757, open: 'June' },
    { name: 'Col de la Bonette', meters: 2715, open: 'July' },
    { name: 'Timmelsjoch', meters: 2474, open: 'June' },
  ];
}
