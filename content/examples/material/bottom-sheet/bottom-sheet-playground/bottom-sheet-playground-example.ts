import { Component, inject, input, output } from '@angular/core';
import { MatBottomSheet, MatBottomSheetRef } from '@angular/material/bottom-sheet';
import { MatButton } from '@angular/material/button';
import { MatActionList, MatListItem } from '@angular/material/list';

@Component({
  selector: 'share-sheet',
  imports: [MatActionList, MatListItem],
  template: `
    <mat-action-list>
      <button mat-list-item (click)="sheetRef.dismiss('link')">Copy the link</button>
      <button mat-list-item (click)="sheetRef.dismiss('mail')">Send by mail</button>
    </mat-action-list>
  `,
})
export class ShareSheet {
  protected readonly sheetRef = inject(MatBottomSheetRef);
}

/** @title Bottom sheet playground */
@Component({
  selector: 'bottom-sheet-playground-example',
  imports: [MatButton],
  templateUrl: './bottom-sheet-playground-example.html',
})
export class BottomSheetPlaygroundExample {
  /** Dims the page behind it. */
  readonly hasBackdrop = input(true);
  /** Keeps it open when Escape or the page behind it is pressed. */
  readonly disableClose = input(false);
  /** What it is called when it is read out. */
  readonly ariaLabel = input('Ways to share');
  /** What gets focus when it opens. */
  readonly autoFocus = input<'first-tabbable' | 'first-heading' | 'dialog'>('first-tabbable');
  /** Gives focus back to the button when it closes. */
  readonly restoreFocus = input(true);

  readonly afterDismissed = output<unknown>();

  private readonly bottomSheet = inject(MatBottomSheet);

  protected open() {
    const sheetRef = this.bottomSheet.open(ShareSheet, {
      hasBackdrop: this.hasBackdrop(),
      disableClose: this.disableClose(),
      ariaLabel: this.ariaLabel(),
      autoFocus: this.autoFocus(),
      restoreFocus: this.restoreFocus(),
    });
    sheetRef.afterDismissed().subscribe((way) => this.afterDismissed.emit(way));
  }
}
