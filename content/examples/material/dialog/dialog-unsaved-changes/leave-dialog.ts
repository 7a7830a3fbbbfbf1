import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatDialogModule } from '@angular/material/dialog';

export type LeaveChoice = 'keep-editing' | 'discard' | 'save';

/** Asks what should happen to changes that are not saved. */
@Component({
  selector: 'leave-dialog',
  imports: [MatButton, MatDialogModule],
  // #docregion dialog
  template: `
    <h2 mat-dialog-title>Save your changes?</h2>
    <mat-dialog-content id="leave-dialog-text">
      You have changed the settings of this workshop. If you leave now, the changes are lost.
    </mat-dialog-content>
    <mat-dialog-actions align="end">
      <button matButton mat-dialog-close="keep-editing">Keep editing</button>
      <button matButton mat-dialog-close="discard">Discard</button>
      <button matButton="filled" mat-dialog-close="save">Save</button>
    </mat-dialog-actions>
  `,
  // #enddocregion dialog
})
export class LeaveDialog {}
