import { Component, computed, signal } from '@angular/core';
import { form, FormField, FormRoot, required, validate } from '@angular/forms/signals';
import { MatButton } from '@angular/material/button';
import { provideNativeDateAdapter } from '@angular/material/core';
import {
  MatDatepickerToggle,
  MatDateRangeInput,
  MatDateRangePicker,
  MatEndDate,
  MatStartDate,
} from '@angular/material/datepicker';
import { MatError, MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';

interface Rental {
  from: Date | null;
  to: Date | null;
}

const DAY = 24 * 60 * 60 * 1000;

/** Counts the nights between two days. Rounded, because the clocks may change in between. */
function nightsBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / DAY);
}

/**
 * @title Date range in a signal form
 * @summary Validates a range of at least three nights and shows one error for both inputs.
 */
@Component({
  selector: 'date-range-picker-forms-example',
  imports: [
    FormField,
    FormRoot,
    MatButton,
    MatDateRangeInput,
    MatDateRangePicker,
    MatDatepickerToggle,
    MatEndDate,
    MatError,
    MatFormField,
    MatHint,
    MatLabel,
    MatStartDate,
    MatSuffix,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './date-range-picker-forms-example.html',
  styleUrl: './date-range-picker-forms-example.css',
})
export class DateRangePickerFormsExample {
  protected readonly season = new Date(2026, 4, 1);
  protected readonly reserved = signal('Not reserved yet');
  private readonly dates = signal<Rental>({ from: null, to: null });

  protected readonly rental = form(
    this.dates,
    (path) => {
      required(path.from, { message: 'Give the first day as month/day/year' });
      required(path.to, { message: 'Give the last day as month/day/year' });
      validate(path.to, ({ value, valueOf }) => {
        const [from, to] = [valueOf(path.from), value()];
        if (!from || !to || nightsBetween(from, to) >= 3) return undefined;
        return { kind: 'short', message: 'The minimum is three nights' };
      });
    },
    { submission: { action: async () => this.reserve() } },
  );

  // Errors of the inputs themselves have no message. An unreadable date sets the field to null, so
  // the message for a missing date appears.
  protected readonly error = computed(() =>
    [...this.rental.from().errors(), ...this.rental.to().errors()]
      .map(({ message }) => message)
      .find((message) => message !== undefined),
  );

  private reserve() {
    const { from, to } = this.dates();
    if (from && to) this.reserved.set(`Reserved for ${nightsBetween(from, to)} nights`);
  }
}
