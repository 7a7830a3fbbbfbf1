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

interface Expense {
  day: string;
  what: string;
  euros: number;
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const KINDS = ['Diesel', 'Ice', 'Harbor dues', 'Nets'];

/** A week on a fishing boat, with two expenses a day. */
const EXPENSES: Expense[] = DAYS.flatMap((day, index) =>
  [0, 1].map((half) => ({
    day,
    what: KINDS[(index + half * 2) % KINDS.length],
    euros: 40 + ((index * 37 + half * 53) % 90),
  })),
);

/**
 * @title Sticky footer
 * @summary Keeps the footer in view while the rows scroll.
 */
@Component({
  selector: 'table-sticky-footer-example',
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
  templateUrl: './table-sticky-footer-example.html',
  styleUrl: './table-sticky-footer-example.css',
})
export class TableStickyFooterExample {
  protected readonly columns = ['day', 'what', 'euros'];
  protected readonly expenses = EXPENSES;
  protected readonly sum = EXPENSES.reduce((sum, { euros }) => sum + euros, 0);
}
