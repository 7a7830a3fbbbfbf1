import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatDateFormats } from '@angular/material/core';
import {
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerToggle,
} from '@angular/material/datepicker';
import { MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MAT_LUXON_DATE_FORMATS, provideLuxonDateAdapter } from '@angular/material-luxon-adapter';
import { DateTime } from 'luxon';

const MONTH_FORMATS: MatDateFormats = {
  parse: { ...MAT_LUXON_DATE_FORMATS.parse, dateInput: ['M/yyyy', 'M/yy'] },
  display: { ...MAT_LUXON_DATE_FORMATS.display, dateInput: 'MM/yyyy' },
};

/**
 * @title Month and year picker
 * @summary Selects a month and a year, and closes before the days appear.
 */
@Component({
  selector: 'datepicker-views-selection-example',
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
  providers: [provideLuxonDateAdapter(MONTH_FORMATS)],
  templateUrl: './datepicker-views-selection-example.html',
  styleUrl: './datepicker-views-selection-example.css',
})
export class DatepickerViewsSelectionExample {
  protected readonly expiry = signal<DateTime | null>(DateTime.local(2028, 9, 1));

  protected readonly deadline = computed(() => {
    const last = this.expiry()?.endOf('month');
    return last?.isValid ? `Last day: ${last.toFormat('LLLL d, yyyy')}` : 'No month chosen';
  });

  protected choose(month: DateTime, calendar: MatDatepicker<DateTime>) {
    this.expiry.set(month.startOf('month'));
    // Otherwise, the calendar would show the days of the month next.
    calendar.close();
  }
}
