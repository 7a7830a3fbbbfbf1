import { AfterViewInit, Component, viewChild } from '@angular/core';
import { MatSort, MatSortHeader } from '@angular/material/sort';
import { MatTableDataSource, MatTableModule } from '@angular/material/table';

interface Peak {
  name: string;
  metres: number;
}

/** @title Test that reads and sorts peaks with the table harness */
@Component({
  selector: 'table-harness-example',
  imports: [MatSort, MatSortHeader, MatTableModule],
  templateUrl: './table-harness-example.html',
})
export class TableHarnessExample implements AfterViewInit {
  protected readonly columns = ['name', 'metres'];
  protected readonly peaks = new MatTableDataSource<Peak>([
    { name: 'Snežnik', metres: 1796 },
    { name: 'Triglav', metres: 2864 },
    { name: 'Krn', metres: 2244 },
  ]);
  private readonly sort = viewChild.required(MatSort);

  ngAfterViewInit(): void {
    this.peaks.sort = this.sort();
  }
}
