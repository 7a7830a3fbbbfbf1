import { Component, input, output } from '@angular/core';
import { MatButton, MatButtonAppearance } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatProgressSpinner } from '@angular/material/progress-spinner';

/** @title Button playground */
@Component({
  selector: 'button-playground-example',
  imports: [MatButton, MatIcon, MatProgressSpinner],
  templateUrl: './button-playground-example.html',
})
export class ButtonPlaygroundExample {
  /** How much the button stands out. */
  readonly appearance = input<MatButtonAppearance>('filled');
  /** What it says. */
  readonly label = input('Send');
  /** A picture beside the label. */
  readonly icon = input<'send' | 'bookmark_border' | 'share' | 'delete' | null>('send');
  /** On which side of the label the icon stands. */
  readonly iconPosition = input<'start' | 'end'>('start');
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
