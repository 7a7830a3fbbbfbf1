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
import { Component, computed, signal } from '@angular/core';

interface Forecast {
  area: string;
  wind: string;
  sea: string;
  visibility: string;
}

const LABELS: Readonly<Record<keyof Forecast, string>> = {
  area: 'Area',
  wind: 'Wind',
  sea: 'Sea',
  visibility: 'Visibility',
};

/**
 * @title Dynamic columns
 * @summary Shows and hides columns with checkboxes by changing the list of column names.
 */
@Component({
  selector: 'cdk-table-dynamic-columns-example',
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
  ],
  templateUrl: './cdk-table-dynamic-columns-example.html',
  styleUrl: './cdk-table-dynamic-columns-example.css',
})
export class CdkTableDynamicColumnsExample {
  protected readonly labels = LABELS;
  protected readonly all: readonly (keyof Forecast)[] = ['area', 'wind', 'sea', 'visibility'];
  /** All columns but the first, which names the row and is always shown. */
  protected readonly optional = this.all.slice(1);
  private readonly hidden = signal<ReadonlySet<keyof Forecast>>(new Set(['visibility']));
  protected readonly columns = computed(() => this.all.filter((name) => !this.hidden().has(name)));
  protected readonly forecasts: Forecast[] = [
    { area: 'Outer bank', wind: 'NW 6', sea: 'Rough', visibility: 'Good' },
    { area: 'Sound', wind: 'W 3', sea: 'Slight', visibility: 'Mist' },
    { area: 'Estuary', wind: 'Calm', sea: 'Smooth', visibility: 'Fog' },
  ];

  protected toggle(name: keyof Forecast): void {
    this.hidden.update((hidden) => {
      const next = new Set(hidden);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  }
}
