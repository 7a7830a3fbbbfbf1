import { Component } from '@angular/core';
import { MatProgressSpinner } from '@angular/material/progress-spinner';

/**
 * @title Spinner beside a loading text
 * @summary Spins next to a text that says what the user is waiting for.
 */
@Component({
  selector: 'progress-spinner-overview-example',
  imports: [MatProgressSpinner],
  templateUrl: './progress-spinner-overview-example.html',
  styleUrl: './progress-spinner-overview-example.css',
})
export class ProgressSpinnerOverviewExample {}
