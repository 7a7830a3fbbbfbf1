import { Component, signal } from '@angular/core';
import { MatBadge } from '@angular/material/badge';
import { MatButton } from '@angular/material/button';

/**
 * @title Harness test of badges
 * @summary Tests the text, the position and the state of badges.
 */
@Component({
  selector: 'badge-harness-example',
  imports: [MatBadge, MatButton],
  templateUrl: './badge-harness-example.html',
})
export class BadgeHarnessExample {
  protected readonly waiting = signal(2);

  protected handOver() {
    this.waiting.update((count) => Math.max(0, count - 1));
  }
}
