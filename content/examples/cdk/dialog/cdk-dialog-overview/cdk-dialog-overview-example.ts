import { Dialog, DialogRef } from '@angular/cdk/dialog';
import { Component, inject } from '@angular/core';

/**
 * @title Modal dialog
 * @summary A button opens a modal dialog with its own styles.
 */
@Component({
  selector: 'cdk-dialog-overview-example',
  templateUrl: './cdk-dialog-overview-example.html',
  styleUrl: './cdk-dialog-overview-example.css',
})
export class CdkDialogOverviewExample {
  private readonly dialog = inject(Dialog);

  protected open(): void {
    this.dialog.open(ReadingRoomRules, {
      ariaLabel: 'Rules of the reading room',
      maxWidth: '90vw',
    });
  }
}

@Component({
  selector: 'reading-room-rules',
  templateUrl: './reading-room-rules.html',
  styleUrl: './cdk-dialog-overview-example.css',
  host: { class: 'panel' },
})
export class ReadingRoomRules {
  protected readonly dialogRef = inject(DialogRef);
}
