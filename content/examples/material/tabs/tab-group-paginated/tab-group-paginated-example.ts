import { Component } from '@angular/core';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/** @title Arrows for tabs that do not fit in a row */
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
