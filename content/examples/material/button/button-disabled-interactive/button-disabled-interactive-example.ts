import { Component, computed, signal } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatIconModule } from '@angular/material/icon';
import { MatTooltipModule } from '@angular/material/tooltip';

/**
 * @title Disabled button with a tooltip
 * @summary A disabled button stays focusable, so that its tooltip can say why it's disabled.
 */
@Component({
  selector: 'button-disabled-interactive-example',
  imports: [MatButtonModule, MatIconModule, MatTooltipModule],
  templateUrl: './button-disabled-interactive-example.html',
  styleUrl: './button-disabled-interactive-example.css',
})
export class ButtonDisabledInteractiveExample {
  protected readonly seats = signal(0);
  protected readonly reserved = signal(0);
  protected readonly hint = computed(() => (this.seats() === 0 ? 'Choose at least one seat' : ''));

  protected removeSeat() {
    this.seats.update((seats) => Math.max(0, seats - 1));
  }

  protected addSeat() {
    this.seats.update((seats) => seats + 1);
  }

  protected reserve() {
    // A button with disabledInteractive still emits clicks, so the handler checks again.
    if (this.seats() > 0) {
      this.reserved.set(this.seats());
    }
  }
}
