import { Component, inject, signal, TemplateRef, viewChild } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatDialog, MatDialogModule } from '@angular/material/dialog';

/**
 * @title Confirmation dialog
 * @summary Asks before an action that can't be undone, and focuses the harmless answer.
 */
@Component({
  selector: 'dialog-question-example',
  imports: [MatButton, MatDialogModule],
  templateUrl: './dialog-question-example.html',
})
export class DialogQuestionExample {
  private readonly dialog = inject(MatDialog);
  private readonly question = viewChild.required<TemplateRef<unknown>>('question');
  protected readonly said = signal('The account is open.');

  protected ask() {
    this.dialog
      .open<unknown, unknown, boolean>(this.question(), {
        role: 'alertdialog',
        ariaDescribedBy: 'dialog-question-loss',
      })
      .afterClosed()
      .subscribe((close) => {
        if (close) this.said.set('The account is closed.');
      });
  }
}
