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

interface Stage {
  to: string;
  kilometers: number;
}

/**
 * @title Template variables
 * @summary Uses the index, the count and other variables of a row in its templates.
 */
@Component({
  selector: 'table-row-context-example',
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
  templateUrl: './table-row-context-example.html',
  styleUrl: './table-row-context-example.css',
})
export class TableRowContextExample {
  protected readonly columns = ['stage', 'to', 'kilometers'];
  protected readonly stages: Stage[] = [
    { to: 'Shepherd’s hut', kilometers: 11 },
    { to: 'Lake saddle', kilometers: 8 },
    { to: 'Monastery', kilometers: 14 },
    { to: 'Coast', kilometers: 17 },
  ];
}
