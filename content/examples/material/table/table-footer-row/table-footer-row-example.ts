import { DecimalPipe } from '@angular/common';
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

interface Loaf {
  name: string;
  pieces: number;
  price: number;
}

/**
 * @title Footer row
 * @summary Shows the totals of columns in a footer.
 */
@Component({
  selector: 'table-footer-row-example',
  imports: [
    DecimalPipe,
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
  templateUrl: './table-footer-row-example.html',
  styleUrl: './table-footer-row-example.css',
})
export class TableFooterRowExample {
  protected readonly columns = ['name', 'pieces', 'price'];
  protected readonly loaves: Loaf[] = [
    { name: 'Rye, one kilo', pieces: 12, price: 5.4 },
    { name: 'Spelt rolls', pieces: 80, price: 0.65 },
    { name: 'Baguette', pieces: 30, price: 1.9 },
  ];
  protected readonly pieces = this.loaves.reduce((sum, loaf) => sum + loaf.pieces, 0);
  protected readonly price = this.loaves.reduce((sum, loaf) => sum + loaf.pieces * loaf.price, 0);
}
