import { DatePipe } from '@angular/common';
import { Component, inject, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatDialog } from '@angular/material/dialog';
import { LaunchDialog } from './launch-dialog';

/**
 * @title Datepicker in a dialog
 * @summary Opens the calendar above a dialog, which returns the chosen day.
 */
@Component({
  selector: 'datepicker-dialog-example',
  imports: [DatePipe, MatButton],
  templateUrl: './datepicker-dialog-example.html',
})
export class DatepickerDialogExample {
  private readonly dialog = inject(MatDialog);
  protected readonly launch = signal(new Date(2026, 6, 20));

  protected changeDate() {
    this.dialog
      .open<LaunchDialog, Date, Date>(LaunchDialog, { data: this.launch() })
      .afterClosed()
      .subscribe((day) => {
        if (day) this.launch.set(day);
      });
  }
}
