import { Component, signal } from '@angular/core';
import { MatCheckboxModule } from '@angular/material/checkbox';
import { MatRippleModule } from '@angular/material/core';

/**
 * @title Ripple on an element
 * @summary Shows ripples on a button, and lets you center, unbound or disable them.
 */
@Component({
  selector: 'ripple-overview-example',
  imports: [MatCheckboxModule, MatRippleModule],
  templateUrl: './ripple-overview-example.html',
  styleUrl: './ripple-overview-example.css',
})
export class RippleOverviewExample {
  protected readonly centered = signal(false);
  protected readonly unbounded = signal(false);
  protected readonly disabled = signal(false);
  protected readonly strokes = signal(0);

  protected strike() {
    this.strokes.update((strokes) => strokes + 1);
  }
}
