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

/**
 * @title Menu playground
 * @summary Lets you try the position, the backdrop and the items of a menu.
 */
@Component({
  selector: 'menu-playground-example',
  imports: [MatButton, MatIcon, MatMenu, MatMenuItem, MatMenuTrigger],
  templateUrl: './menu-playground-example.html',
})
export class MenuPlaygroundExample {
  /** Opens the menu toward the start or the end of the line. */
  readonly xPosition = input<MenuPositionX>('after');
  /** Opens the menu above or below its button. */
  readonly yPosition = input<MenuPositionY>('below');
  /** Lets the menu cover its button. */
  readonly overlapTrigger = input(false);
  /** Adds a backdrop, so that a click outside closes the menu and does nothing else. */
  readonly hasBackdrop = input(true);
  /** Sets the icon of the first item. */
  readonly icon = input<'content_copy' | 'print' | 'share' | null>('content_copy');
  /** Disables the last item. */
  readonly lastDisabled = input(false);
  /** Returns focus to the button when the menu closes. */
  readonly restoreFocus = input(true);

  readonly menuOpened = output<void>();
  readonly menuClosed = output<void>();
}
