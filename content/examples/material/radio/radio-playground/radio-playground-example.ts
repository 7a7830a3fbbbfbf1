import { Component, input, model, output } from '@angular/core';
import { MatRadioButton, MatRadioChange, MatRadioGroup } from '@angular/material/radio';

/** @title Radio button playground */
@Component({
  selector: 'radio-playground-example',
  imports: [MatRadioButton, MatRadioGroup],
  templateUrl: './radio-playground-example.html',
})
export class RadioPlaygroundExample {
  /** Which one is chosen. */
  readonly value = model<'boat' | 'train' | 'bus'>('train');
  /** On which side of the circles the labels stand. */
  readonly labelPosition = input<'before' | 'after'>('after');
  /** Cannot be changed. */
  readonly disabled = input(false);
  /** Stays in the tab order while it is disabled. */
  readonly disabledInteractive = input(false);
  /** Marks the group as one in which something has to be chosen. */
  readonly required = input(false);

  readonly change = output<MatRadioChange>();
}
