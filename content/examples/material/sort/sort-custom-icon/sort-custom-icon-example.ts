import { Component, computed, signal } from '@angular/core';
import { MatSort, MatSortHeader, Sort } from '@angular/material/sort';

interface Comet {
  name: string;
  years: number;
}

const COMETS: readonly Comet[] = [
  { name: 'Encke', years: 3.3 },
  { name: 'Halley', years: 75 },
  { name: 'Swift–Tuttle', years: 133 },
  { name: 'Tempel 1', years: 5.6 },
];

/**
 * @title Custom sort icon
 * @summary Replaces the arrow in the headers with a triangle.
 */
@Component({
  selector: 'sort-custom-icon-example',
  imports: [MatSort, MatSortHeader],
  templateUrl: './sort-custom-icon-example.html',
  styleUrl: './sort-custom-icon-example.css',
})
export class SortCustomIconExample {
  protected readonly sort = signal<Sort>({ active: 'years', direction: 'asc' });
  protected readonly comets = computed(() => {
    const { active, direction } = this.sort();
    if (direction === '') return COMETS;
    const sign = direction === 'asc' ? 1 : -1;
    return [...COMETS].sort((a, b) =>
      active === 'years' ? sign * (a.years - b.years) : sign * a.name.localeCompare(b.name),
    );
  });
}
