import { Component, signal } from '@angular/core';
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

interface Loan {
  title: string;
  reader: string;
  daysLeft: number;
}

/**
 * @title Clickable rows
 * @summary Handles clicks on rows, and highlights some of them with classes.
 */
@Component({
  selector: 'table-row-binding-example',
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
  templateUrl: './table-row-binding-example.html',
  styleUrl: './table-row-binding-example.css',
})
export class TableRowBindingExample {
  protected readonly columns = ['title', 'reader', 'left'];
  protected readonly open = signal<Loan | null>(null);
  protected readonly loans: Loan[] = [
    { title: 'Atlas of moss', reader: 'E. Sørli', daysLeft: 9 },
    { title: 'Knots for two hands', reader: 'P. Anand', daysLeft: -3 },
    { title: 'The glass harmonica', reader: 'M. Duarte', daysLeft: 1 },
  ];
}
