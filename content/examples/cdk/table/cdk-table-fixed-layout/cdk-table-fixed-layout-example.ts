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

interface Stop {
  short: string;
  full: string;
  feet: string;
  pipes: number;
}

/**
 * @title Fixed column widths
 * @summary Keeps the widths of the columns when the text of the cells changes.
 */
@Component({
  selector: 'cdk-table-fixed-layout-example',
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
  templateUrl: './cdk-table-fixed-layout-example.html',
  styleUrl: './cdk-table-fixed-layout-example.css',
})
export class CdkTableFixedLayoutExample {
  private readonly stops: Stop[] = [
    { short: 'Bdn', full: 'Bourdon, stopped oak', feet: '16′', pipes: 56 },
    { short: 'Gmb', full: 'Viola da gamba, tin', feet: '8′', pipes: 56 },
    { short: 'Mix', full: 'Mixture, four ranks', feet: '1⅓′', pipes: 224 },
  ];
  protected readonly columns = ['name', 'feet', 'pipes'];
  protected readonly spelledOut = signal(false);
  protected readonly rows = computed(() =>
    this.stops.map((stop) => ({ ...stop, name: this.spelledOut() ? stop.full : stop.short })),
  );
}
