import { Component, signal } from '@angular/core';
import { MatSort, MatSortHeader, Sort } from '@angular/material/sort';

/** @title Testing sort headers with their harness */
@Component({
  selector: 'sort-harness-example',
  imports: [MatSort, MatSortHeader],
  templateUrl: './sort-harness-example.html',
})
export class SortHarnessExample {
  protected readonly sort = signal<Sort>({ active: '', direction: '' });
}
