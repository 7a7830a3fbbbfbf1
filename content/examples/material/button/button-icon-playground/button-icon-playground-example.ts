import { Component, input, output } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatProgressSpinner } from '@angular/material/progress-spinner';

/** @title Icon button playground */
@Component({
  selector: 'button-icon-playground-example',
  imports: [MatIcon, MatIconButton, MatProgressSpinner],
  templateUrl: './button-icon-playground-example.html',
})
export class ButtonIconPlaygroundExample {
  /** The picture that says what it does. */
  readonly icon = input<'favorite_border' | 'share' | 'delete' | 'more_vert'>('favorite_border');
  /** What is read out in its place. */
  readonly label = input('Add to favorites');
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
