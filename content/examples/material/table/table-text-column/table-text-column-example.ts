import { Component } from '@angular/core';
import {
  MatHeaderRow,
  MatHeaderRowDef,
  MatRow,
  MatRowDef,
  MatTable,
  MatTextColumn,
} from '@angular/material/table';

interface Grape {
  grape: string;
  color: string;
  ripe: string;
}

/**
 * @title Text columns
 * @summary Defines each column of plain text with one element.
 */
@Component({
  selector: 'table-text-column-example',
  imports: [MatHeaderRow, MatHeaderRowDef, MatRow, MatRowDef, MatTable, MatTextColumn],
  templateUrl: './table-text-column-example.html',
  styleUrl: './table-text-column-example.css',
})
export class TableTextColumnExample {
  protected readonly columns = ['grape', 'color', 'ripe'];
  protected readonly grapes: Grape[] = [
    { grape: 'Furmint', color: 'White', ripe: 'Late' },
    { grape: 'Blaufränkisch', color: 'Red', ripe: 'Late' },
    { grape: 'Müller-Thurgau', color: 'White', ripe: 'Early' },
  ];
}
