import { CdkDrag, CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import {
  CdkCell,
  CdkCellDef,
  CdkColumnDef,
  CdkHeaderCell,
  CdkHeaderCellDef,
  CdkHeaderRow,
  CdkHeaderRowDef,
  CdkRow,
  CdkRowDef,
  CdkTable,
} from '@angular/cdk/table';
import { Component, signal } from '@angular/core';

interface Ship {
  name: string;
  flag: string;
  length: string;
  berth: number;
}

/**
 * @title Reorderable columns
 * @summary Moves columns by dragging their headers or pressing a button.
 */
@Component({
  selector: 'cdk-table-reorderable-columns-example',
  imports: [
    CdkCell,
    CdkCellDef,
    CdkColumnDef,
    CdkDrag,
    CdkDropList,
    CdkHeaderCell,
    CdkHeaderCellDef,
    CdkHeaderRow,
    CdkHeaderRowDef,
    CdkRow,
    CdkRowDef,
    CdkTable,
  ],
  templateUrl: './cdk-table-reorderable-columns-example.html',
  styleUrl: './cdk-table-reorderable-columns-example.css',
})
export class CdkTableReorderableColumnsExample {
  protected readonly all: readonly (keyof Ship)[] = ['name', 'flag', 'length', 'berth'];
  protected readonly columns = signal(this.all);
  protected readonly said = signal('');
  protected readonly ships: Ship[] = [
    { name: 'Petrel', flag: 'NO', length: '41 m', berth: 3 },
    { name: 'Sea Holly', flag: 'IE', length: '28 m', berth: 1 },
    { name: 'Vega', flag: 'PL', length: '63 m', berth: 7 },
  ];

  protected drop({ previousIndex, currentIndex }: CdkDragDrop<unknown>): void {
    this.move(previousIndex, currentIndex);
  }

  /** Moves a column with the keyboard. The button is outside the table, so it keeps the focus. */
  protected moveOn(name: keyof Ship): void {
    const from = this.columns().indexOf(name);
    this.move(from, (from + 1) % this.all.length);
  }

  private move(from: number, to: number): void {
    const columns = [...this.columns()];
    moveItemInArray(columns, from, to);
    this.columns.set(columns);
    this.said.set(`Column ${columns[to]} is number ${to + 1}.`);
  }
}
