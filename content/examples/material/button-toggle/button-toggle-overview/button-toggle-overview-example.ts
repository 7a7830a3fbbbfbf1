import { Component, signal } from '@angular/core';
import { MatButtonToggleModule } from '@angular/material/button-toggle';
import { MatIconModule } from '@angular/material/icon';

/** @title Button toggles with one choice or several */
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
