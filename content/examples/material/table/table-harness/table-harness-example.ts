import { Component, effect, viewChild } from '@angular/core';
import { MatSort, MatSortHeader } from '@angular/material/sort';
import { MatTableDataSource, MatTableModule } from '@angular/material/table';

interface Peak {
  name: string;
  meters: number;
}

/**
 * @title Table harness
 * @summary Tests the texts and the sort order of a table with the harness.
 */
@Component({
  selector: 'table-harness-example',
  imports: [MatSort, MatSortHeader, MatTableModule],
  templateUrl: './table-harness-example.html',
})
export class TableHarnessExample {
  protected readonly columns = ['name', 'meters'];
  protected readonly peaks = new MatTableDataSource<Peak>([
    { name: 'Snežnik', meters: 1796 },
    { name: 'Triglav', meters: 2864 },
    { name: 'Krn', meters: 2244 },
  ]);
  private readonly sort = viewChild.required(MatSort);

  constructor() {
    effect(() => {
      this.peaks.sort = this.sort();
    });
  }
}
