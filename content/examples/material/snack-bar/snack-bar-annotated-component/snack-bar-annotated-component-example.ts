import { Component, inject, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatSnackBar } from '@angular/material/snack-bar';
import { ScanNotice } from './scan-notice';

/**
 * @title Label and actions
 * @summary Lays out a component with the directives for the label and the actions.
 */
@Component({
  selector: 'snack-bar-annotated-component-example',
  imports: [MatButton],
  templateUrl: './snack-bar-annotated-component-example.html',
})
export class SnackBarAnnotatedComponentExample {
  private readonly snackBar = inject(MatSnackBar);
  protected readonly fate = signal('Nothing is on the glass.');

  protected scan(): void {
    this.fate.set('Plate 14 is scanned.');
    this.snackBar
      .openFromComponent(ScanNotice, { duration: 10000 })
      .afterDismissed()
      .subscribe(({ dismissedByAction }) =>
        this.fate.set(dismissedByAction ? 'Plate 14 is thrown away.' : 'Plate 14 is kept.'),
      );
  }
}
