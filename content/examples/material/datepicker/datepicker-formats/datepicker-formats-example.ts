import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  MAT_NATIVE_DATE_FORMATS,
  MatDateFormats,
  provideNativeDateAdapter,
} from '@angular/material/core';
import {
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerToggle,
} from '@angular/material/datepicker';
import { MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/** Formats of the native adapter are options of `Intl.DateTimeFormat`. */
const LONG_FORMATS: MatDateFormats = {
  parse: MAT_NATIVE_DATE_FORMATS.parse,
  display: {
    ...MAT_NATIVE_DATE_FORMATS.display,
    dateInput: { weekday: 'short', month: 'long', day: 'numeric', year: 'numeric' },
    monthYearLabel: { month: 'long', year: 'numeric' },
  },
};

/**
 * @title Custom date formats
 * @summary Shows dates with their weekday by passing other formats to the native adapter.
 */
@Component({
  selector: 'datepicker-formats-example',
  imports: [
    FormsModule,
    MatDatepicker,
    MatDatepickerInput,
    MatDatepickerToggle,
    MatFormField,
    MatHint,
    MatInput,
    MatLabel,
    MatSuffix,
  ],
  providers: [provideNativeDateAdapter(LONG_FORMATS)],
  templateUrl: './datepicker-formats-example.html',
  styleUrl: './datepicker-formats-example.css',
})
export class DatepickerFormatsExample {
  protected readonly opening = signal<Date | null>(new Date(2026, 9, 3));
}
