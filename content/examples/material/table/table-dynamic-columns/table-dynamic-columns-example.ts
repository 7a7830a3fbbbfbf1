import { Component, computed, signal } from '@angular/core';
import {
  MatButtonToggle,
  MatButtonToggleChange,
  MatButtonToggleGroup,
} from '@angular/material/button-toggle';
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

interface Horizon {
  depth: string;
  acidity: number;
  clay: number;
  humus: number;
}

/**
 * @title Show and hide columns
 * @summary Shows the columns that are chosen in a button toggle.
 */
@Component({
  selector: 'table-dynamic-columns-example',
  imports: [
    MatButtonToggle,
    MatButtonToggleGroup,
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
  templateUrl: './table-dynamic-columns-example.html',
  styleUrl: './table-dynamic-columns-example.css',
})
export class TableDynamicColumnsExample {
  protected readonly measures: readonly string[] = ['acidity', 'clay', 'humus'];
  protected readonly shown = signal<readonly string[]>(['acidity', 'humus']);
  // Keeps the order of the measures, in whatever order users choose them.
  protected readonly columns = computed(() => [
    'depth',
    ...this.measures.filter((name) => this.shown().includes(name)),
  ]);
  protected readonly horizons: Horizon[] = [
    { depth: '0–12 cm', acidity: 6.1, clay: 14, humus: 7.2 },
    { depth: '12–40 cm', acidity: 5.6, clay: 22, humus: 1.9 },
    { depth: '40–90 cm', acidity: 5.2, clay: 31, humus: 0.4 },
  ];

  protected show({ value }: MatButtonToggleChange): void {
    this.shown.set(value);
  }
}
