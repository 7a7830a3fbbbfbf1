import { Component, inject, input, output } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatSnackBar,
  MatSnackBarHorizontalPosition,
  MatSnackBarVerticalPosition,
} from '@angular/material/snack-bar';

/**
 * @title Snack bar playground
 * @summary Lets you try the text, the duration, the position and the politeness of a snack bar.
 */
@Component({
  selector: 'snack-bar-playground-example',
  imports: [MatButton],
  templateUrl: './snack-bar-playground-example.html',
})
export class SnackBarPlaygroundExample {
  /** Text of the message. */
  readonly message = input('Page deleted');
  /** Label of the action. Without one, the snack bar has no button. */
  readonly action = input('Undo');
  /**
   * Milliseconds until the snack bar closes. With 0, it stays open.
   *
   * @min 0
   * @max 10000
   * @step 500
   */
  readonly duration = input(4000);
  /** Horizontal position in the window. */
  readonly horizontalPosition = input<MatSnackBarHorizontalPosition>('center');
  /** Edge of the window where the snack bar appears. */
  readonly verticalPosition = input<MatSnackBarVerticalPosition>('bottom');
  /** How urgently screen readers announce the message. */
  readonly politeness = input<'off' | 'polite' | 'assertive'>('polite');

  readonly onAction = output<void>();
  readonly afterDismissed = output<unknown>();

  private readonly snackBar = inject(MatSnackBar);

  protected show() {
    const snackBarRef = this.snackBar.open(this.message(), this.action(), {
      duration: this.duration(),
      horizontalPosition: this.horizontalPosition(),
      verticalPosition: this.verticalPosition(),
      politeness: this.politeness(),
    });
    snackBarRef.onAction().subscribe(() => this.onAction.emit());
    snackBarRef.afterDismissed().subscribe((reason) => this.afterDismissed.emit(reason));
  }
}
