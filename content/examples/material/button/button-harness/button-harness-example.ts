import { Component, computed, signal } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';

/**
 * @title Harness test of buttons
 * @summary Tests clicks and the disabled state of two buttons.
 */
@Component({
  selector: 'button-harness-example',
  imports: [MatButtonModule],
  templateUrl: './button-harness-example.html',
})
export class ButtonHarnessExample {
  protected readonly laps = signal(0);
  protected readonly distance = computed(() => `${this.laps() * 400} m`);

  protected addLap() {
    this.laps.update((laps) => laps + 1);
  }

  protected reset() {
    this.laps.set(0);
  }
}
