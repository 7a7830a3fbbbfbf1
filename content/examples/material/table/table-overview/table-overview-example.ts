import { Component, effect, viewChild } from '@angular/core';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatPaginator } from '@angular/material/paginator';
import { MatSort, MatSortHeader } from '@angular/material/sort';
import { MatTableDataSource, MatTableModule } from '@angular/material/table';

interface Lighthouse {
  name: string;
  sea: string;
  height: number;
  lit: number;
}

const LIGHTHOUSES: Lighthouse[] = [
  { name: 'Bengtskär', sea: 'Baltic', height: 52, lit: 1906 },
  { name: 'Cordouan', sea: 'Atlantic', height: 68, lit: 1611 },
  { name: 'Eddystone', sea: 'Channel', height: 49, lit: 1882 },
  { name: 'Fastnet', sea: 'Atlantic', height: 54, lit: 1904 },
  { name: 'Kõpu', sea: 'Baltic', height: 36, lit: 1531 },
  { name: 'La Jument', sea: 'Atlantic', height: 47, lit: 1911 },
  { name: 'Lindesnes', sea: 'North Sea', height: 16, lit: 1915 },
  { name: 'Roter Sand', sea: 'North Sea', height: 52, lit: 1885 },
];

/**
 * @title Filtering, sorting and pagination
 * @summary Connects a filter, a sort and a paginator to a data source.
 */
@Component({
  selector: 'table-overview-example',
  imports: [MatFormField, MatInput, MatLabel, MatPaginator, MatSort, MatSortHeader, MatTableModule],
  templateUrl: './table-overview-example.html',
  styleUrl: './table-overview-example.css',
})
export class TableOverviewExample {
  protected readonly columns = ['name', 'sea', 'height', 'lit'];
  protected readonly lighthouses = new MatTableDataSource(LIGHTHOUSES);
  private readonly paginator = viewChild.required(MatPaginator);
  private readonly sort = viewChild.required(MatSort);

  constructor() {
    effect(() => {
      this.lighthouses.paginator = this.paginator();
      this.lighthouses.sort = this.sort();
    });
  }

  protected filter(text: string): void {
    this.lighthouses.filter = text.trim().toLowerCase();
  }
}
