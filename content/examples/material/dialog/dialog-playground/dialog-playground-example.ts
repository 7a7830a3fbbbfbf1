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

/** @title Dialog playground */
@Component({
  selector: 'dialog-playground-example',
  imports: [MatButton],
  templateUrl: './dialog-playground-example.html',
})
export class DialogPlaygroundExample {
  /** How wide it is, in CSS. Without a width the text decides. */
  readonly width = input('320px');
  /** Keeps it open when Escape or the page behind it is pressed. */
  readonly disableClose = input(false);
  /** Dims the page behind it. */
  readonly hasBackdrop = input(true);
  /** What gets focus when it opens. */
  readonly autoFocus = input<'first-tabbable' | 'first-heading' | 'dialog'>('first-tabbable');
  /** Gives focus back to the button when it closes. */
  readonly restoreFocus = input(true);
  /** Whether it is read out as an alert. */
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
