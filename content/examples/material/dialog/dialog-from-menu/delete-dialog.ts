import { Component, inject } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MAT_DIALOG_DATA, MatDialogModule } from '@angular/material/dialog';

@Component({
  selector: 'delete-dialog',
  imports: [MatButtonModule, MatDialogModule],
  template: `
    <h2 mat-dialog-title>Delete the recording?</h2>
    <mat-dialog-content>“{{ name }}” is removed from every device.</mat-dialog-content>
    <mat-dialog-actions align="end">
      <button matButton mat-dialog-close>Keep it</button>
      <button matButton [mat-dialog-close]="true">Delete</button>
    </mat-dialog-actions>
  `,
})
export class DeleteDialog {
  protected readonly name = inject<string>(MAT_DIALOG_DATA);
}
