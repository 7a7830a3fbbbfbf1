import { Component, inject, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatDialog } from '@angular/material/dialog';
import { LetterDialog } from './letter-dialog';

/**
 * @title Unsaved changes
 * @summary Refuses to close a dialog while it contains text that would be lost.
 */
@Component({
  selector: 'dialog-close-predicate-example',
  imports: [MatButton],
  templateUrl: './dialog-close-predicate-example.html',
})
export class DialogClosePredicateExample {
  private readonly dialog = inject(MatDialog);
  protected readonly status = signal('No letter written yet.');

  protected write(): void {
    this.dialog
      .open<LetterDialog, void, string>(LetterDialog, {
        width: '400px',
        // Called before Escape, a click on the backdrop or the dialog itself closes it.
        closePredicate: (result, _config, letter) =>
          result !== undefined || !(letter instanceof LetterDialog) || letter.mayLeave(),
      })
      .afterClosed()
      .subscribe((text) => this.status.set(text ? `Sent: ${text}` : 'Nothing was sent.'));
  }
}
