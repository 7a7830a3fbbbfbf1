import { Component, computed, signal } from '@angular/core';
import { MatPaginator } from '@angular/material/paginator';

const RIVERS = [
  'Danube',
  'Dniester',
  'Douro',
  'Elbe',
  'Garonne',
  'Glomma',
  'Loire',
  'Meuse',
  'Oder',
  'Po',
  'Rhine',
  'Rhône',
  'Seine',
  'Severn',
  'Tagus',
  'Thames',
  'Tisza',
  'Vistula',
];

/**
 * @title Paginator below a list
 * @summary Turns the pages of a list of rivers, five at a time.
 */
@Component({
  selector: 'paginator-overview-example',
  imports: [MatPaginator],
  templateUrl: './paginator-overview-example.html',
  styleUrl: './paginator-overview-example.css',
})
export class PaginatorOverviewExample {
  protected readonly length = RIVERS.length;
  protected readonly pageSize = 5;
  protected readonly pageIndex = signal(0);
  protected readonly rivers = computed(() => {
    const first = this.pageIndex() * this.pageSize;
    return RIVERS.slice(first, first + this.pageSize);
  });
}
