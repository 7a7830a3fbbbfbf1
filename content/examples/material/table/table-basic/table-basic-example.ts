import { Component } from '@angular/core';
import { MatTableModule } from '@angular/material/table';

interface Tide {
  day: string;
  high: string;
  low: string;
  range: number;
}

/**
 * @title Basic table
 * @summary Renders the objects of an array as rows.
 */
@Component({
  selector: 'table-basic-example',
  imports: [MatTableModule],
  templateUrl: './table-basic-example.html',
  styleUrl: './table-basic-example.css',
})
export class TableBasicExample {
  protected readonly columns = ['day', 'high', 'low', 'range'];
  protected readonly tides: Tide[] = [
    { day: 'Monday', high: '03:12', low: '09:40', range: 3.1 },
    { day: 'Tuesday', high: '04:01', low: '10:26', range: 3.4 },
    { day: 'Wednesday', high: '04:47', low: '11:10', range: 3.6 },
    { day: 'Thursday', high: '05:31', low: '11:53', range: 3.5 },
  ];
}
