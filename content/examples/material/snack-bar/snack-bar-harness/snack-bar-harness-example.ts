import { Component, inject, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatSnackBar } from '@angular/material/snack-bar';

/**
 * @title Snack bar harness
 * @summary Tests the message, the action and the announcement of a snack bar.
 */
@Component({
  selector: 'snack-bar-harness-example',
  imports: [MatButton],
  templateUrl: './snack-bar-harness-example.html',
})
export class SnackBarHarnessExample {
  private readonly snackBar = inject(MatSnackBar);
  protected readonly wrens = signal(0);

  protected count(): void {
    this.wrens.update((wrens) => wrens + 1);
    this.snackBar
      .open('Wren counted', 'Undo')
      .onAction()
      .subscribe(() => this.wrens.update((wrens) => wrens - 1));
  }

  protected send(): void {
    this.snackBar.open('The list could not be sent', undefined, { politeness: 'assertive' });
  }
}
