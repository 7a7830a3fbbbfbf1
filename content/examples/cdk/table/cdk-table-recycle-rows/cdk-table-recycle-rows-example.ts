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
import { Component, computed, inject, Injectable, signal } from '@angular/core';

interface Shift {
  hour: string;
  keeper: string;
}

const WATCHES: readonly (readonly Shift[])[] = [
  [
    { hour: '18:00', keeper: 'Ines' },
    { hour: '22:00', keeper: 'Tomas' },
    { hour: '02:00', keeper: 'Wren' },
  ],
  [
    { hour: '18:00', keeper: 'Odile' },
    { hour: '22:00', keeper: 'Ines' },
    { hour: '02:00', keeper: 'Bruno' },
  ],
];

/** Counts the rows that are created. */
@Injectable()
export class RowCounter {
  private count = 0;

  next(): number {
    return ++this.count;
  }
}

/** Shows the number of the row element it was created in. */
@Component({ selector: 'row-number', template: '{{ number }}' })
export class RowNumber {
  protected readonly number = inject(RowCounter).next();
}

/**
 * @title Row recycling
 * @summary Puts new records into the existing row elements instead of creating new ones.
 */
@Component({
  selector: 'cdk-table-recycle-rows-example',
  imports: [
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
    RowNumber,
  ],
  providers: [RowCounter],
  templateUrl: './cdk-table-recycle-rows-example.html',
  styleUrl: './cdk-table-recycle-rows-example.css',
})
export class CdkTableRecycleRowsExample {
  protected readonly columns = ['hour', 'keeper', 'element'];
  protected readonly night = signal(0);
  protected readonly shifts = computed(() => WATCHES[this.night() % WATCHES.length]);
}
