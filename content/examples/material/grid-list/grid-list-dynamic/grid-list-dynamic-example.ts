import { Component, computed, signal } from '@angular/core';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';
import { MatGridList, MatGridTile } from '@angular/material/grid-list';

interface Story {
  headline: string;
  /** The number of columns and rows that the tile spans. */
  columns: number;
  rows: number;
}

/**
 * @title Dynamic columns and tile sizes
 * @summary Changes the number of columns, and narrows tiles that would be too wide.
 */
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

  /** Limits each tile to the number of columns, because a wider one throws an error. */
  protected readonly tiles = computed(() =>
    this.stories.map((story) => ({ ...story, columns: Math.min(story.columns, this.columns()) })),
  );
}
