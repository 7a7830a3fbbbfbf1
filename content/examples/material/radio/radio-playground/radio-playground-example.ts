import { Component, input, model, output } from '@angular/core';
import { MatRadioButton, MatRadioChange, MatRadioGroup } from '@angular/material/radio';

/**
 * @title Radio button playground
 * @summary Lets you try the label position and the states of radio buttons.
 */
@Component({
  selector: 'radio-playground-example',
  imports: [MatRadioButton, MatRadioGroup],
  templateUrl: './radio-playground-example.html',
})
export class RadioPlaygroundExample {
  /** Selects the option with this value. */
  readonly value = model<'boat' | 'train' | 'bus'>('train');
  /** Places the labels before or after the buttons. */
  readonly labelPosition = input<'before' | 'after'>('after');
  /** Disables the group. */
  readonly disabled = input(false);
  /** Keeps disabled buttons focusable. */
  readonly disabledInteractive = input(false);
  /** Marks the group as required. */
  readonly required = input(false);

  readonly change = output<MatRadioChange>();
}
