import { DatePipe } from '@angular/common';
import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import {
  MatDatepickerToggle,
  MatDateRangeInput,
  MatDateRangePicker,
  MatEndDate,
  MatStartDate,
} from '@angular/material/datepicker';
import { MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';

/**
 * @title Comparison range
 * @summary Highlights a second range in the calendar, and warns if both ranges overlap.
 */
@Component({
  selector: 'date-range-picker-comparison-example',
  imports: [
    DatePipe,
    FormsModule,
    MatDateRangeInput,
    MatDateRangePicker,
    MatDatepickerToggle,
    MatEndDate,
    MatFormField,
    MatHint,
    MatLabel,
    MatStartDate,
    MatSuffix,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './date-range-picker-comparison-example.html',
  styleUrl: './date-range-picker-comparison-example.css',
})
export class DateRangePickerComparisonExample {
  protected readonly market = { start: new Date(2026, 7, 12), end: new Date(2026, 7, 16) };
  protected readonly from = signal<Date | null>(new Date(2026, 7, 3));
  protected readonly to = signal<Date | null>(new Date(2026, 7, 13));

  protected readonly overlaps = computed(() => {
    const [from, to] = [this.from(), this.to()];
    return !!from && !!to && from <= this.market.end && to >= this.market.start;
  });
}
