import { Component, inject, signal } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatDialog } from '@angular/material/dialog';
import { CheckoutDialog } from './checkout-dialog';

/**
 * @title Dialog harness
 * @summary Tests a dialog and its result with the harness.
 */
@Component({
  selector: 'dialog-harness-example',
  imports: [MatButtonModule],
  templateUrl: './dialog-harness-example.html',
})
export class DialogHarnessExample {
  private readonly dialog = inject(MatDialog);
  protected readonly status = signal('Twelve books in the bag');

  protected checkOut() {
    this.dialog
      .open<CheckoutDialog, void, string>(CheckoutDialog)
      .afterClosed()
      .subscribe((weeks) => {
        if (weeks) {
          this.status.set(`Borrowed for ${weeks}`);
        }
      });
  }
}
