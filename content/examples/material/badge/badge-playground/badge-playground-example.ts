import { Component, input } from '@angular/core';
import { MatBadge, MatBadgePosition, MatBadgeSize } from '@angular/material/badge';
import { MatIcon } from '@angular/material/icon';

/** @title Badge playground */
@Component({
  selector: 'badge-playground-example',
  imports: [MatBadge, MatIcon],
  templateUrl: './badge-playground-example.html',
  styleUrl: './badge-playground-example.css',
})
export class BadgePlaygroundExample {
  /** What it says. */
  readonly content = input('3');
  /** Where it stands. */
  readonly position = input<MatBadgePosition>('above after');
  /** How large it is. */
  readonly size = input<MatBadgeSize>('medium');
  /** Lays it over what it belongs to. */
  readonly overlap = input(true);
  /** Takes it away. */
  readonly hidden = input(false);
  /** Draws it as out of use. */
  readonly disabled = input(false);
  /** What is read out in its place. */
  readonly description = input('3 unread letters');
  /** The picture it belongs to. */
  readonly icon = input<'mail' | 'notifications' | 'shopping_cart'>('mail');
}
