import { Component, input } from '@angular/core';
import { MatProgressBar, ProgressBarMode } from '@angular/material/progress-bar';

/** @title Progress bar playground */
@Component({
  selector: 'progress-bar-playground-example',
  imports: [MatProgressBar],
  templateUrl: './progress-bar-playground-example.html',
})
export class ProgressBarPlaygroundExample {
  /** What it knows about the work: how much is done, or just that there is some. */
  readonly mode = input<ProgressBarMode>('determinate');
  /**
   * How much is done, in percent.
   *
   * @min 0
   * @max 100
   */
  readonly value = input(40);
  /**
   * How much is loaded ahead, in percent, for the mode "buffer".
   *
   * @min 0
   * @max 100
   */
  readonly bufferValue = input(0);
}
