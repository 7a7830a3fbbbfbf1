import { CdkFixedSizeVirtualScroll, CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
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
import { Component } from '@angular/core';

interface Meteorite {
  name: string;
  kind: string;
  grams: number;
}

const FIELDS = ['Dry Lake', 'Old Dune', 'White Plain', 'Far Ridge'];
const KINDS = ['Chondrite', 'Iron', 'Achondrite', 'Chondrite', 'Chondrite'];

/**
 * @title Virtual scrolling table
 * @summary Renders only the visible rows of a table of four thousand records.
 */
@Component({
  selector: 'cdk-table-virtual-scroll-example',
  imports: [
    CdkCell,
    CdkCellDef,
    CdkColumnDef,
    CdkFixedSizeVirtualScroll,
    CdkHeaderCell,
    CdkHeaderCellDef,
    CdkHeaderRow,
    CdkHeaderRowDef,
    CdkRow,
    CdkRowDef,
    CdkTable,
    CdkVirtualScrollViewport,
  ],
  templateUrl: './cdk-table-virtual-scroll-example.html',
  styleUrl: './cdk-table-virtual-scroll-example.css',
})
export class CdkTableVirtualScrollExample {
  protected readonly columns = ['name', 'kind', 'grams'];
  protected readonly meteorites: Meteorite[] = Array.from({ length: 4000 }, (_, index) => ({
    name: `${FIELDS[index % FIELDS.length]} ${String(index + 1).padStart(4, '0')}`,
    kind: KINDS[(index * 3) % KINDS.length],
    grams: 3 + ((index * 131) % 970),
  }));
  protected readonly byName = (_: number, meteorite: Meteorite): string => meteorite.name;
}
