import { Component, inject, TemplateRef, viewChild } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatDialog, MatDialogModule } from '@angular/material/dialog';

/**
 * @title Avoid: dialog for a report
 * @summary Interrupts users with a message that needs no answer.
 */
@Component({
  selector: 'dialog-report-avoid-example',
  imports: [MatButton, MatDialogModule],
  templateUrl: './dialog-report-avoid-example.html',
})
export class DialogReportAvoidExample {
  private readonly dialog = inject(MatDialog);
  private readonly report = viewChild.required<TemplateRef<unknown>>('report');

  protected save() {
    this.dialog.open(this.report());
  }
}
