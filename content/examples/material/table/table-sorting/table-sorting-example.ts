import { Component, effect, viewChild } from '@angular/core';
import { MatSort, MatSortHeader } from '@angular/material/sort';
import { MatTableDataSource, MatTableModule } from '@angular/material/table';

interface Boat {
  sail: string;
  skipper: { given: string; family: string };
  minutes: number;
}

const BOATS: Boat[] = [
  { sail: 'GER 42', skipper: { given: 'Ilse', family: 'Petersen' }, minutes: 131 },
  { sail: 'DEN 7', skipper: { given: 'Mads', family: 'Holm' }, minutes: 128 },
  { sail: 'NED 118', skipper: { given: 'Femke', family: 'Visser' }, minutes: 144 },
  { sail: 'SWE 23', skipper: { given: 'Elsa', family: 'Lindqvist' }, minutes: 126 },
];

/**
 * @title Sorting
 * @summary Sorts a table by a nested property or by a number.
 */
@Component({
  selector: 'table-sorting-example',
  imports: [MatSort, MatSortHeader, MatTableModule],
  templateUrl: './table-sorting-example.html',
})
export class TableSortingExample {
  protected readonly columns = ['sail', 'skipper', 'minutes'];
  protected readonly boats = new MatTableDataSource(BOATS);
  private readonly sort = viewChild.required(MatSort);

  constructor() {
    // The skipper is an object, so return the property to sort by.
    this.boats.sortingDataAccessor = (boat, column) => {
      if (column === 'skipper') return boat.skipper.family;
      return column === 'minutes' ? boat.minutes : boat.sail;
    };
    effect(() => {
      this.boats.sort = this.sort();
    });
  }
}
