import { Dialog, DialogRef } from '@angular/cdk/dialog';
import { Component, inject, ViewEncapsulation } from '@angular/core';

/** @title Dialog with a panel and a backdrop of its own style */
@Component({
  selector: 'cdk-dialog-styling-example',
  templateUrl: './cdk-dialog-styling-example.html',
  styleUrl: './cdk-dialog-styling-example.css',
  // Panel and backdrop are outside of every component: the rules must reach the whole page.
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
