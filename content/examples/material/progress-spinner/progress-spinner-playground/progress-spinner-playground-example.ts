import { Component, input } from '@angular/core';
import { MatProgressSpinner, ProgressSpinnerMode } from '@angular/material/progress-spinner';

/**
 * @title Progress spinner playground
 * @summary Lets you try the mode, the value and the size of a progress spinner.
 */
@Component({
  selector: 'progress-spinner-playground-example',
  imports: [MatProgressSpinner],
  templateUrl: './progress-spinner-playground-example.html',
})
export class ProgressSpinnerPlaygroundExample {
  /** Sets whether the spinner shows a value or only turns. */
  readonly mode = input<ProgressSpinnerMode>('determinate');
  /**
   * Sets the progress in percent, for the mode "determinate".
   *
   * @min 0
   * @max 100
   */
  readonly value = input(60);
  /**
   * Sets the diameter in pixels.
   *
   * @min 16
   * @max 160
   */
  readonly diameter = input(100);
  /**
   * Sets the width of the stroke in pixels.
   *
   * @min 1
   * @max 20
   */
  readonly strokeWidth = input(10);
}
