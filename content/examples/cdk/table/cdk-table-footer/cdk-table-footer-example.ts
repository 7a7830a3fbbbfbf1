import {
  CdkCell,
  CdkCellDef,
  CdkColumnDef,
  CdkFooterCell,
  CdkFooterCellDef,
  CdkFooterRow,
  CdkFooterRowDef,
  CdkHeaderCell,
  CdkHeaderCellDef,
  CdkHeaderRow,
  CdkHeaderRowDef,
  CdkRow,
  CdkRowDef,
  CdkTable,
} from '@angular/cdk/table';
import { Component, computed, signal } from '@angular/core';

interface Catch {
  fish: string;
  crates: number;
}

/**
 * @title Footer with totals
 * @summary Sums up a column in a footer row that follows the data.
 */
@Component({
  selector: 'cdk-table-footer-example',
  imports: [
    CdkCell,
    CdkCellDef,
    CdkColumnDef,
    CdkFooterCell,
    CdkFooterCellDef,
    CdkFooterRow,
    CdkFooterRowDef,
    CdkHeaderCell,
    CdkHeaderCellDef,
    CdkHeaderRow,
    CdkHeaderRowDef,
    CdkRow,
    CdkRowDef,
    CdkTable,
  ],
  templateUrl: './cdk-table-footer-example.html',
  styleUrl: './cdk-table-footer-example.css',
})
export class CdkTableFooterExample {
  protected readonly columns = ['fish', 'crates', 'land'];
  protected readonly catches = signal<readonly Catch[]>([
    { fish: 'Herring', crates: 40 },
    { fish: 'Cod', crates: 12 },
    { fish: 'Haddock', crates: 9 },
  ]);
  protected readonly total = computed(() =>
    this.catches().reduce((sum, { crates }) => sum + crates, 0),
  );

  protected land(landed: Catch): void {
    this.catches.update((catches) =>
      catches.map((each) => (each === landed ? { ...each, crates: each.crates + 1 } : each)),
    );
  }

  protected readonly byFish = (_: number, { fish }: Catch): string => fish;
}
