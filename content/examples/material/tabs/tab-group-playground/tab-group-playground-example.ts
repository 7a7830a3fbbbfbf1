import { Component, input, model, output } from '@angular/core';
import { MatTab, MatTabGroup, MatTabHeaderPosition } from '@angular/material/tabs';

/**
 * @title Tabs playground
 * @summary Lets you try the inputs of a tab group.
 */
@Component({
  selector: 'tab-group-playground-example',
  imports: [MatTab, MatTabGroup],
  templateUrl: './tab-group-playground-example.html',
})
export class TabGroupPlaygroundExample {
  /** Index of the selected tab. */
  readonly selectedIndex = model<0 | 1 | 2>(0);
  /** Puts the labels above or below the content. */
  readonly headerPosition = input<MatTabHeaderPosition>('above');
  /** Aligns the labels if they do not fill the header. */
  readonly align = input<'start' | 'center' | 'end' | null>(null);
  /** Stretches the labels over the width of the header. */
  readonly stretch = input(true);
  /** Makes the indicator as wide as the text of its label. */
  readonly fitInkBarToContent = input(false);
  /** Animates the height to that of the selected tab. */
  readonly dynamicHeight = input(false);
  /** Disables the last tab. */
  readonly lastDisabled = input(false);

  readonly selectedTabChange = output<{ index: number }>();
}
