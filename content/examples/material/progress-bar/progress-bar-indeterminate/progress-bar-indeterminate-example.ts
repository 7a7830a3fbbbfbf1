import { Component } from '@angular/core';
import { MatProgressBar } from '@angular/material/progress-bar';

/** @title Indeterminate progress bar */
@Component({
  selector: 'progress-bar-indeterminate-example',
  imports: [MatProgressBar],
  templateUrl: './progress-bar-indeterminate-example.html',
})
export class ProgressBarIndeterminateExample {}
