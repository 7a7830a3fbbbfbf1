import { CdkFixedSizeVirtualScroll, CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
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

interface Ticket {
  number: string;
  prize: string;
}

const PRIZES = ['Fruit basket', 'Nothing', 'Nothing', 'Ham', 'Nothing', 'Alarm clock', 'Nothing'];

/**
 * @title Virtual scrolling
 * @summary Renders only the visible rows of a table with ten thousand.
 */
@Component({
  selector: 'table-virtual-scroll-example',
  imports: [
    CdkFixedSizeVirtualScroll,
    CdkVirtualScrollViewport,
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
  templateUrl: './table-virtual-scroll-example.html',
  styleUrl: './table-virtual-scroll-example.css',
})
export class TableVirtualScrollExample {
  protected readonly columns = ['number', 'prize'];
  protected readonly tickets: Ticket[] = Array.from({ length: 10_000 }, (_, index) => ({
    number: String(index + 1).padStart(5, '0'),
    prize: PRIZES[(index * 5) % PRIZES.length],
  }));
  // Identifies rows by their number, so those that stay in view keep their elements.
  protected readonly byNumber = (_: number, ticket: Ticket): string => ticket.number;
}
