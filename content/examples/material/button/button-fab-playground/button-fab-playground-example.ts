import { Component, input, output } from '@angular/core';
import { MatFabButton, MatMiniFabButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatProgressSpinner } from '@angular/material/progress-spinner';

/** @title FAB playground */
@Component({
  selector: 'button-fab-playground-example',
  imports: [MatFabButton, MatIcon, MatMiniFabButton, MatProgressSpinner],
  templateUrl: './button-fab-playground-example.html',
})
export class ButtonFabPlaygroundExample {
  /** The picture that says what it does. */
  readonly icon = input<'edit' | 'mic' | 'share' | 'arrow_upward'>('edit');
  /** Shown beside the icon where it is extended, else read out in the icon's place. */
  readonly label = input('Write a message');
  /** Makes room for the label. A small one has none. */
  readonly extended = input(false);
  /** Makes it smaller: 40 pixels wide, not 56. */
  readonly mini = input(false);
  /** Takes no presses. */
  readonly disabled = input(false);
  /** Stays in the tab order while it is disabled. */
  readonly disabledInteractive = input(false);
  /** Leaves out the wave that starts where it is pressed. */
  readonly disableRipple = input(false);
  /** Shows that its action is under way. */
  readonly showProgress = input(false);

  readonly click = output<MouseEvent>();
}
