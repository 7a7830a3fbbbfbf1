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

interface Buoy {
  name: string;
  wave: number;
  water: number;
}

interface Column {
  name: string;
  header: string;
  text: (buoy: Buoy) => string;
}

/**
 * @title Columns from data
 * @summary Defines the columns with a loop over an array.
 */
@Component({
  selector: 'table-generated-columns-example',
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
  templateUrl: './table-generated-columns-example.html',
  styleUrl: './table-generated-columns-example.css',
})
export class TableGeneratedColumnsExample {
  protected readonly columns: readonly Column[] = [
    { name: 'name', header: 'Buoy', text: (buoy) => buoy.name },
    { name: 'wave', header: 'Waves', text: (buoy) => `${buoy.wave.toFixed(1)} m` },
    { name: 'water', header: 'Water', text: (buoy) => `${buoy.water} °C` },
    { name: 'bathing', header: 'Bathing', text: (buoy) => (buoy.wave < 1 ? 'Yes' : 'No') },
  ];
  protected readonly names = this.columns.map((column) => column.name);
  protected readonly buoys: Buoy[] = [
    { name: 'Outer bank', wave: 2.4, water: 11 },
    { name: 'River mouth', wave: 0.6, water: 14 },
    { name: 'South reef', wave: 0.9, water: 13 },
  ];
}
