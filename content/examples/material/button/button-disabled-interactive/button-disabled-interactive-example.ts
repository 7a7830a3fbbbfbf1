import { Component, computed, signal } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatIconModule } from '@angular/material/icon';
import { MatTooltipModule } from '@angular/material/tooltip';

/** @title A disabled button that can be reached and explains itself */
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
    // The click still arrives while the button looks disabled, so the handler checks again.
    if (this.seats() > 0) {
      this.reserved.set(this.seats());
    }
  }
}
