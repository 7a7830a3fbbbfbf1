import { Component, input, output } from '@angular/core';
import {
  MatListOption,
  MatListOptionTogglePosition,
  MatSelectionList,
} from '@angular/material/list';

/**
 * @title List playground
 * @summary Lets you try single and multiple selection and the states of a selection list.
 */
@Component({
  selector: 'list-playground-example',
  imports: [MatListOption, MatSelectionList],
  templateUrl: './list-playground-example.html',
})
export class ListPlaygroundExample {
  /** Allows more than one option to be selected. */
  readonly multiple = input(true);
  /** Places the checkboxes or radio indicators before or after the text. */
  readonly togglePosition = input<MatListOptionTogglePosition>('after');
  /** Hides the radio indicators of a single selection list. */
  readonly hideSingleSelectionIndicator = input(false);
  /** Disables the list. */
  readonly disabled = input(false);
  /** Disables the last option. */
  readonly lastDisabled = input(false);
  /** Turns off the ripple of the options. */
  readonly disableRipple = input(false);

  readonly selectionChange = output<{ value: string; selected: boolean }>();
}
