import { Component, inject, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatDialog } from '@angular/material/dialog';
import { MatRadioButton, MatRadioGroup } from '@angular/material/radio';
import { ProgramDialog } from './program-dialog';

/**
 * @title Animation durations
 * @summary Opens a dialog with the chosen duration, and closes it in half of that time.
 */
@Component({
  selector: 'dialog-animations-example',
  imports: [MatButton, MatRadioButton, MatRadioGroup],
  templateUrl: './dialog-animations-example.html',
  styleUrl: './dialog-animations-example.css',
})
export class DialogAnimationsExample {
  private readonly dialog = inject(MatDialog);

  /** In milliseconds. Closing takes half as long, so that users don't wait for it. */
  protected readonly duration = signal(400);

  protected open(): void {
    this.dialog.open(ProgramDialog, {
      enterAnimationDuration: this.duration(),
      exitAnimationDuration: this.duration() / 2,
    });
  }
}
