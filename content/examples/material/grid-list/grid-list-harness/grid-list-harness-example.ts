import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatGridList,
  MatGridTile,
  MatGridTileFooterCssMatStyler,
  MatGridTileHeaderCssMatStyler,
  MatGridTileText,
} from '@angular/material/grid-list';

/**
 * @title Grid list harness test
 * @summary Reads the columns, the texts and the spans of tiles through harnesses.
 */
@Component({
  selector: 'grid-list-harness-example',
  imports: [
    MatButton,
    MatGridList,
    MatGridTile,
    MatGridTileFooterCssMatStyler,
    MatGridTileHeaderCssMatStyler,
    MatGridTileText,
  ],
  templateUrl: './grid-list-harness-example.html',
})
export class GridListHarnessExample {
  protected readonly cages = signal([
    { name: 'Finches', keeper: 'Ada', columns: 2 },
    { name: 'Quails', keeper: 'Ben', columns: 1 },
  ]);

  protected addOwls(): void {
    this.cages.update((cages) => [...cages, { name: 'Owls', keeper: 'Cem', columns: 3 }]);
  }
}
