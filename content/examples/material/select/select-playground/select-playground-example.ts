import { Component, input, output } from '@angular/core';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatOption, MatSelect } from '@angular/material/select';

/**
 * @title Select playground
 * @summary Lets you try the texts, the states and multiple selection of a select.
 */
@Component({
  selector: 'select-playground-example',
  imports: [MatFormField, MatLabel, MatOption, MatSelect],
  templateUrl: './select-playground-example.html',
})
export class SelectPlaygroundExample {
  /** Sets the label of the form field. */
  readonly label = input('Instrument');
  /** Sets the text that shows while no option is selected. */
  readonly placeholder = input('Choose one');
  /** Allows more than one option to be selected. */
  readonly multiple = input(false);
  /** Disables the select, so that it can't be opened. */
  readonly disabled = input(false);
  /** Marks the field as required. */
  readonly required = input(false);
  /** Hides the check mark of the selected option. */
  readonly hideSingleSelectionIndicator = input(false);

  readonly selectionChange = output<unknown>();
  readonly openedChange = output<boolean>();
}
