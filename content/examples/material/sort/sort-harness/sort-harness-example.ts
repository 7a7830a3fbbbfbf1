import { Component, signal } from '@angular/core';
import { MatSort, MatSortHeader, Sort } from '@angular/material/sort';

/**
 * @title Sort harness
 * @summary Tests the order and the headers of a table with the harness.
 */
@Component({
  selector: 'sort-harness-example',
  imports: [MatSort, MatSortHeader],
  templateUrl: './sort-harness-example.html',
})
export class SortHarnessExample {
  protected readonly sort = signal<Sort>({ active: '', direction: '' });
}
