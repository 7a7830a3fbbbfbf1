import { Component } from '@angular/core';
import { MatDividerModule } from '@angular/material/divider';
import { MatIconModule } from '@angular/material/icon';
import { MatListModule } from '@angular/material/list';

/**
 * @title Basic dividers
 * @summary Separates the rows of a list, a list from its totals, and the totals from each other.
 */
@Component({
  selector: 'divider-overview-example',
  imports: [MatDividerModule, MatIconModule, MatListModule],
  templateUrl: './divider-overview-example.html',
  styleUrl: './divider-overview-example.css',
})
export class DividerOverviewExample {
  protected readonly stops = [
    { name: 'Harbor Street', lines: 'Tram 4 and 11' },
    { name: 'Old Market', lines: 'Tram 4, bus 62' },
    { name: 'Observatory', lines: 'Bus 62' },
  ];
}
