import { Component, inject, signal, TemplateRef, viewChild } from '@angular/core';
import { MatBottomSheet } from '@angular/material/bottom-sheet';
import { MatButton } from '@angular/material/button';

/**
 * @title Harness test of a bottom sheet
 * @summary Tests opening, reading and dismissing a bottom sheet.
 */
@Component({
  selector: 'bottom-sheet-harness-example',
  imports: [MatButton],
  templateUrl: './bottom-sheet-harness-example.html',
})
export class BottomSheetHarnessExample {
  private readonly bottomSheet = inject(MatBottomSheet);
  private readonly details = viewChild.required<TemplateRef<unknown>>('details');
  protected readonly reminder = signal(false);

  protected open() {
    this.bottomSheet.open(this.details(), { ariaLabel: 'Tide on Saturday' });
  }

  protected remind() {
    this.reminder.set(true);
    this.bottomSheet.dismiss();
  }
}
