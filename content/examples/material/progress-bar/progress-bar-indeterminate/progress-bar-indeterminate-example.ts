import { Component } from '@angular/core';
import { MatProgressBar } from '@angular/material/progress-bar';

/**
 * @title Indeterminate progress bar
 * @summary Moves without a value while nobody knows how long the wait will be.
 */
@Component({
  selector: 'progress-bar-indeterminate-example',
  imports: [MatProgressBar],
  templateUrl: './progress-bar-indeterminate-example.html',
})
export class ProgressBarIndeterminateExample {}
