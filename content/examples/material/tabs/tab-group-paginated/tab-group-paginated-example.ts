import { Component } from '@angular/core';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/**
 * @title Scrollable tab labels
 * @summary Shows arrow buttons that scroll labels that don't fit.
 */
@Component({
  selector: 'tab-group-paginated-example',
  imports: [MatTab, MatTabGroup],
  templateUrl: './tab-group-paginated-example.html',
  styleUrl: './tab-group-paginated-example.css',
})
export class TabGroupPaginatedExample {
  protected readonly notes = [2, 3, 4].flatMap((octave) =>
    ['C', 'D', 'E', 'F', 'G', 'A', 'B'].map((note) => `${note} ${octave}`),
  );
}
