import { Component, inject, input, output } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatSnackBar,
  MatSnackBarHorizontalPosition,
  MatSnackBarVerticalPosition,
} from '@angular/material/snack-bar';

/** @title Snack bar playground */
@Component({
  selector: 'snack-bar-playground-example',
  imports: [MatButton],
  templateUrl: './snack-bar-playground-example.html',
})
export class SnackBarPlaygroundExample {
  /** What has happened. */
  readonly message = input('Page deleted');
  /** What its button says. */
  readonly action = input('Undo');
  /**
   * Milliseconds until it goes by itself; with 0 it stays.
   *
   * @min 0
   * @max 10000
   * @step 500
   */
  readonly duration = input(4000);
  /** Where across the window it shows. */
  readonly horizontalPosition = input<MatSnackBarHorizontalPosition>('center');
  /** At which edge of the window it shows. */
  readonly verticalPosition = input<MatSnackBarVerticalPosition>('bottom');
  /** How urgently it is read out. */
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
