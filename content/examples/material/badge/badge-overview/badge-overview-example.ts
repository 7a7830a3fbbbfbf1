import { Component, signal } from '@angular/core';
import { MatBadgeModule } from '@angular/material/badge';
import { MatButtonModule } from '@angular/material/button';
import { MatIconModule } from '@angular/material/icon';

/**
 * @title Badges on text and buttons
 * @summary Counts unread messages on a word and on an icon button.
 */
@Component({
  selector: 'badge-overview-example',
  imports: [MatBadgeModule, MatButtonModule, MatIconModule],
  templateUrl: './badge-overview-example.html',
  styleUrl: './badge-overview-example.css',
})
export class BadgeOverviewExample {
  protected readonly unread = signal(3);

  protected receive() {
    this.unread.update((count) => count + 1);
  }

  protected readAll() {
    this.unread.set(0);
  }
}
