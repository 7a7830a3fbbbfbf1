import { Component, input, output } from '@angular/core';
import {
  MatListOption,
  MatListOptionTogglePosition,
  MatSelectionList,
} from '@angular/material/list';

/** @title List playground */
@Component({
  selector: 'list-playground-example',
  imports: [MatListOption, MatSelectionList],
  templateUrl: './list-playground-example.html',
})
export class ListPlaygroundExample {
  /** Lets several be chosen. */
  readonly multiple = input(true);
  /** On which side of the text the boxes stand. */
  readonly togglePosition = input<MatListOptionTogglePosition>('after');
  /** Leaves out the circles where just one can be chosen. */
  readonly hideSingleSelectionIndicator = input(false);
  /** Takes the whole list out of use. */
  readonly disabled = input(false);
  /** Takes the last entry out of use. */
  readonly lastDisabled = input(false);
  /** Leaves out the wave where an entry is pressed. */
  readonly disableRipple = input(false);

  readonly selectionChange = output<{ value: string; selected: boolean }>();
}
