import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatProgressSpinner } from '@angular/material/progress-spinner';

/** @title Harness test of a progress spinner */
@Component({
  selector: 'progress-spinner-harness-example',
  imports: [MatButton, MatProgressSpinner],
  templateUrl: './progress-spinner-harness-example.html',
})
export class ProgressSpinnerHarnessExample {
  protected readonly searching = signal(false);
}
