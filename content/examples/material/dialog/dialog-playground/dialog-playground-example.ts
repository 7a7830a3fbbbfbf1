import { Component, inject, input, output } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatDialog,
  MatDialogActions,
  MatDialogClose,
  MatDialogContent,
  MatDialogTitle,
} from '@angular/material/dialog';

@Component({
  selector: 'departure-dialog',
  imports: [MatButton, MatDialogActions, MatDialogClose, MatDialogContent, MatDialogTitle],
  template: `
    <h2 mat-dialog-title>Cast off?</h2>
    <mat-dialog-content>The wind has turned, and the tide with it.</mat-dialog-content>
    <mat-dialog-actions>
      <button matButton mat-dialog-close="stay">Stay</button>
      <button matButton="filled" mat-dialog-close="go">Cast off</button>
    </mat-dialog-actions>
  `,
})
export class DepartureDialog {}

/**
 * @title Dialog playground
 * @summary Lets you try the width, the backdrop, the focus and the role of a dialog.
 */
@Component({
  selector: 'dialog-playground-example',
  imports: [MatButton],
  templateUrl: './dialog-playground-example.html',
})
export class DialogPlaygroundExample {
  /** Width of the dialog, in CSS. If empty, the content determines it. */
  readonly width = input('320px');
  /** Ignores Escape and clicks on the backdrop. */
  readonly disableClose = input(false);
  /** Dims the page behind the dialog. */
  readonly hasBackdrop = input(true);
  /** Element that gets focus when the dialog opens. */
  readonly autoFocus = input<'first-tabbable' | 'first-heading' | 'dialog'>('first-tabbable');
  /** Returns focus to the button when the dialog closes. */
  readonly restoreFocus = input(true);
  /** Role of the dialog; screen readers announce an alertdialog as an alert. */
  readonly role = input<'dialog' | 'alertdialog'>('dialog');

  readonly afterClosed = output<unknown>();

  private readonly dialog = inject(MatDialog);

  protected open() {
    const dialogRef = this.dialog.open(DepartureDialog, {
      width: this.width(),
      disableClose: this.disableClose(),
      hasBackdrop: this.hasBackdrop(),
      autoFocus: this.autoFocus(),
      restoreFocus: this.restoreFocus(),
      role: this.role(),
    });
    dialogRef.afterClosed().subscribe((answer) => this.afterClosed.emit(answer));
  }
}
