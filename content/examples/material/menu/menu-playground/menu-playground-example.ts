import { Component, input, output } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import {
  MatMenu,
  MatMenuItem,
  MatMenuTrigger,
  MenuPositionX,
  MenuPositionY,
} from '@angular/material/menu';

/** @title Menu playground */
@Component({
  selector: 'menu-playground-example',
  imports: [MatButton, MatIcon, MatMenu, MatMenuItem, MatMenuTrigger],
  templateUrl: './menu-playground-example.html',
})
export class MenuPlaygroundExample {
  /** Towards which side the menu opens. */
  readonly xPosition = input<MenuPositionX>('after');
  /** Above or below its button. */
  readonly yPosition = input<MenuPositionY>('below');
  /** Lays the menu over its button. */
  readonly overlapTrigger = input(false);
  /** Takes presses beside the menu, so that they close it and do nothing else. */
  readonly hasBackdrop = input(true);
  /** A picture before the first entry. */
  readonly icon = input<'content_copy' | 'print' | 'share' | null>('content_copy');
  /** Takes the last entry out of use. */
  readonly lastDisabled = input(false);
  /** Gives focus back to the button when the menu closes. */
  readonly restoreFocus = input(true);

  readonly menuOpened = output<void>();
  readonly menuClosed = output<void>();
}
