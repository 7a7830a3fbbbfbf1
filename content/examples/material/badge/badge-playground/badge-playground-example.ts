import { Component, input } from '@angular/core';
import { MatBadge, MatBadgePosition, MatBadgeSize } from '@angular/material/badge';
import { MatIcon } from '@angular/material/icon';

/**
 * @title Badge playground
 * @summary Lets you try the position, the size and the states of a badge.
 */
@Component({
  selector: 'badge-playground-example',
  imports: [MatBadge, MatIcon],
  templateUrl: './badge-playground-example.html',
  styleUrl: './badge-playground-example.css',
})
export class BadgePlaygroundExample {
  /** The text in the badge. */
  readonly content = input('3');
  /** The corner of the icon that the badge is in. */
  readonly position = input<MatBadgePosition>('above after');
  /** The size of the badge. A small one is a dot without text. */
  readonly size = input<MatBadgeSize>('medium');
  /** Makes the badge overlap the icon; otherwise, it is beside it. */
  readonly overlap = input(true);
  /** Hides the badge. */
  readonly hidden = input(false);
  /** Shows the badge in disabled colors. */
  readonly disabled = input(false);
  /** The description of the badge for assistive technology. */
  readonly description = input('3 unread letters');
  /** The icon that the badge is on. */
  readonly icon = input<'mail' | 'notifications' | 'shopping_cart'>('mail');
}
