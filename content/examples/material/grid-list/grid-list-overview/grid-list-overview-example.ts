import { Component } from '@angular/core';
import { MatGridListModule } from '@angular/material/grid-list';

/**
 * @title Tiles that span columns and rows
 * @summary Lays out the beds of a garden in four columns, with tiles of different sizes.
 */
@Component({
  selector: 'grid-list-overview-example',
  imports: [MatGridListModule],
  templateUrl: './grid-list-overview-example.html',
  styleUrl: './grid-list-overview-example.css',
})
export class GridListOverviewExample {
  protected readonly beds = [
    { crop: 'Apple tree', columns: 1, rows: 3, tone: 'tree' },
    { crop: 'Potatoes', columns: 3, rows: 1, tone: 'root' },
    { crop: 'Lettuce', columns: 1, rows: 1, tone: 'leaf' },
    { crop: 'Beans', columns: 2, rows: 2, tone: 'fruit' },
    { crop: 'Herbs', columns: 1, rows: 1, tone: 'leaf' },
  ];
}
