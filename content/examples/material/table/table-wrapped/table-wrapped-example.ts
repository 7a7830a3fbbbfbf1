import { Component } from '@angular/core';
import {
  MatCell,
  MatCellDef,
  MatColumnDef,
  MatHeaderCell,
  MatHeaderCellDef,
} from '@angular/material/table';
import { NumberedTable } from './numbered-table';

interface Seed {
  name: string;
  sow: string;
  days: number;
}

/**
 * @title Reusable table component
 * @summary Adds a column to a table whose other columns are projected into it.
 */
@Component({
  selector: 'table-wrapped-example',
  imports: [MatCell, MatCellDef, MatColumnDef, MatHeaderCell, MatHeaderCellDef, NumberedTable],
  templateUrl: './table-wrapped-example.html',
  styleUrl: './table-wrapped-example.css',
})
export class TableWrappedExample {
  protected readonly columns = ['name', 'sow', 'days'];
  protected readonly seeds: Seed[] = [
    { name: 'Salsify', sow: 'March', days: 14 },
    { name: 'Purslane', sow: 'May', days: 6 },
    { name: 'Scorzonera', sow: 'April', days: 12 },
  ];
}
