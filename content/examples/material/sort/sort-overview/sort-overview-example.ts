import { Component, computed, signal } from '@angular/core';
import { MatSort, MatSortHeader, Sort } from '@angular/material/sort';

interface Cheese {
  name: string;
  milk: string;
  weeks: number;
}

const CHEESES: readonly Cheese[] = [
  { name: 'Brick', milk: 'Cow', weeks: 12 },
  { name: 'Halloumi', milk: 'Goat', weeks: 1 },
  { name: 'Manchego', milk: 'Sheep', weeks: 36 },
  { name: 'Tomme', milk: 'Cow', weeks: 20 },
];

/**
 * @title Sortable headers
 * @summary Sorts the rows of a plain table when a header is clicked.
 */
@Component({
  selector: 'sort-overview-example',
  imports: [MatSort, MatSortHeader],
  templateUrl: './sort-overview-example.html',
  styleUrl: './sort-overview-example.css',
})
export class SortOverviewExample {
  protected readonly sort = signal<Sort>({ active: '', direction: '' });
  protected readonly cheeses = computed(() => {
    const { active, direction } = this.sort();
    if (direction === '') return CHEESES;
    const sorted = [...CHEESES].sort((a, b) =>
      active === 'weeks' ? a.weeks - b.weeks : textOf(a, active).localeCompare(textOf(b, active)),
    );
    return direction === 'asc' ? sorted : sorted.reverse();
  });
}

function textOf(cheese: Cheese, column: string): string {
  return column === 'milk' ? cheese.milk : cheese.name;
}
