import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import {
  MAT_DATE_RANGE_SELECTION_STRATEGY,
  MatDatepickerToggle,
  MatDateRangeInput,
  MatDateRangePicker,
  MatEndDate,
  MatStartDate,
} from '@angular/material/datepicker';
import { MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';
import { WholeWeekStrategy } from './whole-week-strategy';

/**
 * @title Week picker
 * @summary Selects whole weeks with a custom selection strategy.
 */
@Component({
  selector: 'date-range-picker-selection-strategy-example',
  imports: [
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
  providers: [
    provideNativeDateAdapter(),
    { provide: MAT_DATE_RANGE_SELECTION_STRATEGY, useClass: WholeWeekStrategy },
  ],
  templateUrl: './date-range-picker-selection-strategy-example.html',
  styleUrl: './date-range-picker-selection-strategy-example.css',
})
export class DateRangePickerSelectionStrategyExample {
  protected readonly from = signal<Date | null>(new Date(2026, 8, 7));
  protected readonly to = signal<Date | null>(new Date(2026, 8, 13));
}
