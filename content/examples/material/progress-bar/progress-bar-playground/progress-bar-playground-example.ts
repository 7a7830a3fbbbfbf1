import { Component, input } from '@angular/core';
import { MatProgressBar, ProgressBarMode } from '@angular/material/progress-bar';

/** @title Progress bar playground */
@Component({
  selector: 'progress-bar-playground-example',
  imports: [MatProgressBar],
  templateUrl: './progress-bar-playground-example.html',
})
export class ProgressBarPlaygroundExample {
  /** Sets whether the bar shows a value, a value with a buffer, or only movement. */
  readonly mode = input<ProgressBarMode>('determinate');
  /**
   * Progress in percent.
   *
   * @min 0
   * @max 100
   */
  readonly value = input(40);
  /**
   * Buffered amount in percent, for the mode "buffer".
   *
   * @min 0
   * @max 100
   */
  readonly bufferValue = input(0);
}
