import { Component, input } from '@angular/core';
import { MatProgressBar, ProgressBarMode } from '@angular/material/progress-bar';

/**
 * @title Progress bar playground
 * @summary Lets you try the mode, the value and the buffer of a progress bar.
 */
@Component({
  selector: 'progress-bar-playground-example',
  imports: [MatProgressBar],
  templateUrl: './progress-bar-playground-example.html',
})
export class ProgressBarPlaygroundExample {
  /** Sets whether the bar shows a value, a value with a buffer, or only movement. */
  readonly mode = input<ProgressBarMode>('determinate');
  /**
   * Sets the progress in percent.
   *
   * @min 0
   * @max 100
   */
  readonly value = input(40);
  /**
   * Sets the buffered amount in percent, for the mode "buffer".
   *
   * @min 0
   * @max 100
   */
  readonly bufferValue = input(0);
}
