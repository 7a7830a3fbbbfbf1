import { Component, input, output } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatProgressSpinner } from '@angular/material/progress-spinner';

/**
 * @title Icon button playground
 * @summary Lets you try the icon, the label and the states of an icon button.
 */
@Component({
  selector: 'button-icon-playground-example',
  imports: [MatIcon, MatIconButton, MatProgressSpinner],
  templateUrl: './button-icon-playground-example.html',
})
export class ButtonIconPlaygroundExample {
  /** The icon of the button. */
  readonly icon = input<'favorite_border' | 'share' | 'delete' | 'more_vert'>('favorite_border');
  /** The accessible name of the button. */
  readonly label = input('Add to favorites');
  /** Disables the button. */
  readonly disabled = input(false);
  /** Keeps the button focusable while it's disabled. */
  readonly disabledInteractive = input(false);
  /** Turns off the ripple. */
  readonly disableRipple = input(false);
  /** Shows a spinner instead of the content. */
  readonly showProgress = input(false);

  readonly click = output<MouseEvent>();
}
