import { Component, input, output } from '@angular/core';
import { MatButton, MatButtonAppearance } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatProgressSpinner } from '@angular/material/progress-spinner';

/**
 * @title Button playground
 * @summary Lets you try the appearance, the icon and the states of a button.
 */
@Component({
  selector: 'button-playground-example',
  imports: [MatButton, MatIcon, MatProgressSpinner],
  templateUrl: './button-playground-example.html',
})
export class ButtonPlaygroundExample {
  /** The appearance, from quiet to prominent. */
  readonly appearance = input<MatButtonAppearance>('filled');
  /** The label of the button. */
  readonly label = input('Send');
  /** The icon beside the label. */
  readonly icon = input<'send' | 'bookmark_border' | 'share' | 'delete' | null>('send');
  /** The side of the label that the icon is on. */
  readonly iconPosition = input<'start' | 'end'>('start');
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
