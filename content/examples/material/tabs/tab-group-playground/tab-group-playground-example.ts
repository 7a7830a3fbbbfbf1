import { Component, input, model, output } from '@angular/core';
import { MatTab, MatTabGroup, MatTabHeaderPosition } from '@angular/material/tabs';

/** @title Tabs playground */
@Component({
  selector: 'tab-group-playground-example',
  imports: [MatTab, MatTabGroup],
  templateUrl: './tab-group-playground-example.html',
})
export class TabGroupPlaygroundExample {
  /** Which tab is open, counted from 0. */
  readonly selectedIndex = model<0 | 1 | 2>(0);
  /** On which side of the text the tabs stand. */
  readonly headerPosition = input<MatTabHeaderPosition>('above');
  /** Where the tabs stand when they leave room. */
  readonly align = input<'start' | 'center' | 'end' | null>(null);
  /** Makes the tabs as wide together as the text. */
  readonly stretch = input(true);
  /** Makes the line below the open tab as wide as its label. */
  readonly fitInkBarToContent = input(false);
  /** Lets the height follow the text that is open. */
  readonly dynamicHeight = input(false);
  /** Takes the last tab out of use. */
  readonly lastDisabled = input(false);

  readonly selectedTabChange = output<{ index: number }>();
}
