import { DatePipe } from '@angular/common';
import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import {
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerToggle,
} from '@angular/material/datepicker';
import { MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import {
  MatTimepicker,
  MatTimepickerInput,
  MatTimepickerToggle,
} from '@angular/material/timepicker';

/**
 * @title Date and time in one value
 * @summary Changes the day and the time of one value in two fields, and keeps the time when the day changes.
 */
@Component({
  selector: 'timepicker-datepicker-integration-example',
  imports: [
    DatePipe,
    FormsModule,
    MatDatepicker,
    MatDatepickerInput,
    MatDatepickerToggle,
    MatFormField,
    MatInput,
    MatLabel,
    MatSuffix,
    MatTimepicker,
    MatTimepickerInput,
    MatTimepickerToggle,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './timepicker-datepicker-integration-example.html',
  styleUrl: './timepicker-datepicker-integration-example.css',
})
export class TimepickerDatepickerIntegrationExample {
  protected readonly concert = signal<Date | null>(new Date(2027, 4, 14, 19, 30));

  /** The timepicker keeps the day, but the datepicker sets midnight: restore the time. */
  protected setDay(day: Date | null): void {
    const concert = day && new Date(day);
    const before = this.concert();
    if (before) concert?.setHours(before.getHours(), before.getMinutes());
    this.concert.set(concert);
  }
}
