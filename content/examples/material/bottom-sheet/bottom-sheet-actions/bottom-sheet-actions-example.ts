import { Component, inject, signal, TemplateRef, viewChild } from '@angular/core';
import { MatBottomSheet } from '@angular/material/bottom-sheet';
import { MatButton } from '@angular/material/button';
import { MatListModule } from '@angular/material/list';

/**
 * @title Actions in a bottom sheet
 * @summary Offers three ways to share a recipe; choosing one closes the sheet.
 */
@Component({
  selector: 'bottom-sheet-actions-example',
  imports: [MatButton, MatListModule],
  templateUrl: './bottom-sheet-actions-example.html',
})
export class BottomSheetActionsExample {
  private readonly sheet = inject(MatBottomSheet);
  private readonly ways = viewChild.required<TemplateRef<unknown>>('ways');
  protected readonly said = signal('Not shared yet.');

  protected choose() {
    this.sheet.open(this.ways());
  }

  protected share(way: string) {
    this.said.set(`Shared ${way}.`);
    this.sheet.dismiss();
  }
}
