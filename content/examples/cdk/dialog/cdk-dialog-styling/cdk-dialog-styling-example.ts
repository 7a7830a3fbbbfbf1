import { Dialog, DialogRef } from '@angular/cdk/dialog';
import { Component, inject, ViewEncapsulation } from '@angular/core';

/**
 * @title Custom panel and backdrop
 * @summary Classes for the panel and the backdrop change how a dialog looks.
 */
@Component({
  selector: 'cdk-dialog-styling-example',
  templateUrl: './cdk-dialog-styling-example.html',
  styleUrl: './cdk-dialog-styling-example.css',
  // The panel and the backdrop aren't part of any component, so their styles must be global.
  encapsulation: ViewEncapsulation.None,
})
export class CdkDialogStylingExample {
  private readonly dialog = inject(Dialog);

  protected open(): void {
    this.dialog.open(CurtainCall, {
      ariaLabelledBy: 'curtain-call-title',
      panelClass: 'curtain-panel',
      backdropClass: 'curtain-backdrop',
      width: 'min(320px, 90vw)',
    });
  }
}

@Component({ selector: 'curtain-call', templateUrl: './curtain-call.html' })
export class CurtainCall {
  protected readonly dialogRef = inject(DialogRef);
}
