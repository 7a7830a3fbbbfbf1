import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatProgressSpinner } from '@angular/material/progress-spinner';

/**
 * @title Progress spinner harness test
 * @summary Reads the mode and the value of progress spinners through a harness.
 */
@Component({
  selector: 'progress-spinner-harness-example',
  imports: [MatButton, MatProgressSpinner],
  templateUrl: './progress-spinner-harness-example.html',
})
export class ProgressSpinnerHarnessExample {
  protected readonly searching = signal(false);
}
