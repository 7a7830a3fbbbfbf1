import { Component, signal } from '@angular/core';
import { MatButtonToggleModule } from '@angular/material/button-toggle';
import { MatIconModule } from '@angular/material/icon';

/**
 * @title Single and multiple selection
 * @summary One group selects a map view, and the other any number of weather layers.
 */
@Component({
  selector: 'button-toggle-overview-example',
  imports: [MatButtonToggleModule, MatIconModule],
  templateUrl: './button-toggle-overview-example.html',
  styleUrl: './button-toggle-overview-example.css',
})
export class ButtonToggleOverviewExample {
  protected readonly view = signal('map');
  protected readonly layers = signal<string[]>(['rain']);
}
