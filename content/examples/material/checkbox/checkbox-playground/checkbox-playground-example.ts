import { Component, input, model, output } from '@angular/core';
import { MatCheckbox, MatCheckboxChange } from '@angular/material/checkbox';

/**
 * @title Checkbox playground
 * @summary Lets you try the label and the states of a checkbox.
 */
@Component({
  selector: 'checkbox-playground-example',
  imports: [MatCheckbox],
  templateUrl: './checkbox-playground-example.html',
})
export class CheckboxPlaygroundExample {
  /** The label of the checkbox. */
  readonly label = input('Send me the tide tables');
  /** The side of the box that the label is on. */
  readonly labelPosition = input<'before' | 'after'>('after');
  /** Checks the box. */
  readonly checked = model(false);
  /** Shows the indeterminate state until the user clicks. */
  readonly indeterminate = model(false);
  /** Disables the checkbox. */
  readonly disabled = input(false);
  /** Keeps the checkbox focusable while it's disabled. */
  readonly disabledInteractive = input(false);
  /** Marks the checkbox as required. */
  readonly required = input(false);

  readonly change = output<MatCheckboxChange>();
}
