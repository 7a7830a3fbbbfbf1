import { Component, input, output } from '@angular/core';
import { MatFabButton, MatMiniFabButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatProgressSpinner } from '@angular/material/progress-spinner';

/**
 * @title FAB playground
 * @summary Lets you try the size, the label and the states of a floating action button.
 */
@Component({
  selector: 'button-fab-playground-example',
  imports: [MatFabButton, MatIcon, MatMiniFabButton, MatProgressSpinner],
  templateUrl: './button-fab-playground-example.html',
})
export class ButtonFabPlaygroundExample {
  /** The icon of the button. */
  readonly icon = input<'edit' | 'mic' | 'share' | 'arrow_upward'>('edit');
  /** The label: visible if the button is extended, otherwise only its accessible name. */
  readonly label = input('Write a message');
  /** Shows the label beside the icon. A small button can't be extended. */
  readonly extended = input(false);
  /** Makes the button smaller: 40 pixels wide instead of 56. */
  readonly mini = input(false);
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
