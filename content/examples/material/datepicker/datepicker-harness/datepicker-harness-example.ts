import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import {
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerToggle,
  MatDateRangeInput,
  MatDateRangePicker,
  MatEndDate,
  MatStartDate,
} from '@angular/material/datepicker';
import { MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title Datepicker harnesses
 * @summary Tests a date input, a calendar and a date range with their harnesses.
 */
@Component({
  selector: 'datepicker-harness-example',
  imports: [
    FormsModule,
    MatDateRangeInput,
    MatDateRangePicker,
    MatDatepicker,
    MatDatepickerInput,
    MatDatepickerToggle,
    MatEndDate,
    MatFormField,
    MatInput,
    MatLabel,
    MatStartDate,
    MatSuffix,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './datepicker-harness-example.html',
})
export class DatepickerHarnessExample {
  protected readonly first = new Date(2026, 11, 1);
  protected readonly last = new Date(2026, 11, 23);
  protected readonly day = signal<Date | null>(null);
  protected readonly from = signal<Date | null>(null);
  protected readonly to = signal<Date | null>(null);
}
