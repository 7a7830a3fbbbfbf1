import { Component, input, model, output } from '@angular/core';
import { MatCheckbox, MatCheckboxChange } from '@angular/material/checkbox';

/** @title Checkbox playground */
@Component({
  selector: 'checkbox-playground-example',
  imports: [MatCheckbox],
  templateUrl: './checkbox-playground-example.html',
})
export class CheckboxPlaygroundExample {
  /** What is agreed to. */
  readonly label = input('Send me the tide tables');
  /** On which side of the box the label stands. */
  readonly labelPosition = input<'before' | 'after'>('after');
  /** Whether it is checked. */
  readonly checked = model(false);
  /** Neither checked nor unchecked, until someone decides. */
  readonly indeterminate = model(false);
  /** Cannot be changed. */
  readonly disabled = input(false);
  /** Stays in the tab order while it is disabled. */
  readonly disabledInteractive = input(false);
  /** Marks it as one that has to be checked. */
  readonly required = input(false);

  readonly change = output<MatCheckboxChange>();
}
