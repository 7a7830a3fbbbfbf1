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

/**
 * @title Bottom sheet playground
 * @summary Lets you try the backdrop, the focus and the closing behavior of a bottom sheet.
 */
@Component({
  selector: 'bottom-sheet-playground-example',
  imports: [MatButton],
  templateUrl: './bottom-sheet-playground-example.html',
})
export class BottomSheetPlaygroundExample {
  /** Covers the page with a backdrop. */
  readonly hasBackdrop = input(true);
  /** Keeps the sheet open after Escape or a click on the backdrop. */
  readonly disableClose = input(false);
  /** The accessible name of the sheet. */
  readonly ariaLabel = input('Ways to share');
  /** The element that gets focus when the sheet opens. */
  readonly autoFocus = input<'first-tabbable' | 'first-heading' | 'dialog'>('first-tabbable');
  /** Moves focus back to the button when the sheet closes. */
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
