import { Component, input } from '@angular/core';
import { MatProgressSpinner, ProgressSpinnerMode } from '@angular/material/progress-spinner';

/** @title Progress spinner playground */
@Component({
  selector: 'progress-spinner-playground-example',
  imports: [MatProgressSpinner],
  templateUrl: './progress-spinner-playground-example.html',
})
export class ProgressSpinnerPlaygroundExample {
  /** Sets whether the spinner shows a value or only turns. */
  readonly mode = input<ProgressSpinnerMode>('determinate');
  /**
   * Progress in percent.
   *
   * @min 0
   * @max 100
   */
  readonly value = input(60);
  /**
   * Diameter in pixels.
   *
   * @min 16
   * @max 160
   */
  readonly diameter = input(100);
  /**
   * Width of the stroke in pixels.
   *
   * @min 1
   * @max 20
   */
  readonly strokeWidth = input(10);
}
