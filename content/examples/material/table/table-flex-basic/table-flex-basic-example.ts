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

interface Spice {
  name: string;
  part: string;
  grams: number;
}

/**
 * @title Flex layout
 * @summary Uses elements with flex layout instead of a native table.
 */
@Component({
  selector: 'table-flex-basic-example',
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
  templateUrl: './table-flex-basic-example.html',
  styleUrl: './table-flex-basic-example.css',
})
export class TableFlexBasicExample {
  protected readonly columns = ['name', 'part', 'grams'];
  protected readonly spices: Spice[] = [
    { name: 'Sumac', part: 'Berry', grams: 80 },
    { name: 'Asafetida', part: 'Resin', grams: 25 },
    { name: 'Mahleb', part: 'Kernel', grams: 40 },
    { name: 'Mace', part: 'Aril', grams: 30 },
  ];
}
