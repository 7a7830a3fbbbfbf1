import { Component, computed, signal } from '@angular/core';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';
import { MatGridList, MatGridTile } from '@angular/material/grid-list';

interface Story {
  headline: string;
  /** How many tiles it asks for, side by side and one above the other. */
  columns: number;
  rows: number;
}

/** @title Columns and spans that follow the data */
@Component({
  selector: 'grid-list-dynamic-example',
  imports: [MatButtonToggle, MatButtonToggleGroup, MatGridList, MatGridTile],
  templateUrl: './grid-list-dynamic-example.html',
  styleUrl: './grid-list-dynamic-example.css',
})
export class GridListDynamicExample {
  protected readonly columns = signal(4);

  private readonly stories: readonly Story[] = [
    { headline: 'Bridge reopens', columns: 3, rows: 2 },
    { headline: 'Rain until Friday', columns: 1, rows: 1 },
    { headline: 'Chess final', columns: 1, rows: 1 },
    { headline: 'Market moves to the quay', columns: 2, rows: 1 },
    { headline: 'Night trains are back', columns: 2, rows: 1 },
  ];

  /** A tile must not be wider than the grid. */
  protected readonly tiles = computed(() =>
    this.stories.map((story) => ({ ...story, columns: Math.min(story.columns, this.columns()) })),
  );
}
