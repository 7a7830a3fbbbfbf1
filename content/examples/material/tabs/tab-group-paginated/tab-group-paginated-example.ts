import { Component, signal } from '@angular/core';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { MatTab, MatTabGroup } from '@angular/material/tabs';

/** @title Arrows for tabs that do not fit in a row */
@Component({
  selector: 'tab-group-paginated-example',
  imports: [MatSlideToggle, MatTab, MatTabGroup],
  templateUrl: './tab-group-paginated-example.html',
  styleUrl: './tab-group-paginated-example.css',
})
export class TabGroupPaginatedExample {
  protected readonly arrows = signal(true);
  protected readonly notes = [3, 4].flatMap((octave) =>
    [...'CDEFGAB'].map((note) => `${note} ${octave}`),
  );
}
