import { Component, signal } from '@angular/core';
import { MatButtonToggleModule } from '@angular/material/button-toggle';

/**
 * @title Elevation levels
 * @summary Compares the six levels, and applies one of them to a sheet.
 */
@Component({
  selector: 'elevation-overview-example',
  imports: [MatButtonToggleModule],
  templateUrl: './elevation-overview-example.html',
  styleUrl: './elevation-overview-example.css',
})
export class ElevationOverviewExample {
  protected readonly levels = [0, 1, 2, 3, 4, 5];
  protected readonly raised = signal(2);
}
