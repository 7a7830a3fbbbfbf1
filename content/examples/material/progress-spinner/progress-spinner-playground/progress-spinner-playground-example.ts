import { Component, input } from '@angular/core';
import { MatProgressSpinner, ProgressSpinnerMode } from '@angular/material/progress-spinner';

/** @title Progress spinner playground */
@Component({
  selector: 'progress-spinner-playground-example',
  imports: [MatProgressSpinner],
  templateUrl: './progress-spinner-playground-example.html',
})
export class ProgressSpinnerPlaygroundExample {
  /** Whether it knows how much is done. */
  readonly mode = input<ProgressSpinnerMode>('determinate');
  /**
   * How much is done, in percent.
   *
   * @min 0
   * @max 100
   */
  readonly value = input(60);
  /**
   * How wide it is, in pixels.
   *
   * @min 16
   * @max 160
   */
  readonly diameter = input(100);
  /**
   * How wide its line is, in pixels.
   *
   * @min 1
   * @max 20
   */
  readonly strokeWidth = input(10);
}
