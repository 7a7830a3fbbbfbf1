import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
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
import { Observable, scan, startWith, Subject } from 'rxjs';

interface Reading {
  hour: string;
  centimeters: number;
}

const LEVELS = [212, 219, 231, 228, 224, 217];

/**
 * @title Rows from an observable
 * @summary Renders each array that an observable emits.
 */
@Component({
  selector: 'table-dynamic-observable-data-example',
  imports: [
    MatButton,
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
  templateUrl: './table-dynamic-observable-data-example.html',
  styleUrl: './table-dynamic-observable-data-example.css',
})
export class TableDynamicObservableDataExample {
  protected readonly columns = ['hour', 'centimeters'];
  /** Emits when the user reads the river gauge. */
  protected readonly read = new Subject<void>();
  // The table subscribes, renders each array, and unsubscribes when it is destroyed.
  protected readonly readings: Observable<Reading[]> = this.read.pipe(
    scan((readings) => [readingNumber(readings.length), ...readings], firstReadings()),
    startWith(firstReadings()),
  );
}

function readingNumber(index: number): Reading {
  return {
    hour: `${String((6 + index) % 24).padStart(2, '0')}:00`,
    centimeters: LEVELS[index % LEVELS.length],
  };
}

function firstReadings(): Reading[] {
  return [readingNumber(1), readingNumber(0)];
}
