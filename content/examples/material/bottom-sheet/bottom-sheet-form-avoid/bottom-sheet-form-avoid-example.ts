import { Component, inject, TemplateRef, viewChild } from '@angular/core';
import { MatBottomSheet } from '@angular/material/bottom-sheet';
import { MatButton } from '@angular/material/button';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Avoid: a form in a bottom sheet
 * @summary A click outside the sheet discards what the user typed.
 */
@Component({
  selector: 'bottom-sheet-form-avoid-example',
  imports: [MatButton, MatFormFieldModule, MatInputModule],
  templateUrl: './bottom-sheet-form-avoid-example.html',
  styleUrl: './bottom-sheet-form-avoid-example.css',
})
export class BottomSheetFormAvoidExample {
  private readonly sheet = inject(MatBottomSheet);
  private readonly review = viewChild.required<TemplateRef<unknown>>('review');

  protected write() {
    this.sheet.open(this.review());
  }
}
