import { Component, computed, signal, ViewEncapsulation } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import {
  MatCalendarCellClassFunction,
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerToggle,
} from '@angular/material/datepicker';
import { MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title Styled days
 * @summary Marks the days of two waste collections with classes from a function.
 */
@Component({
  selector: 'datepicker-date-class-example',
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
  providers: [provideNativeDateAdapter()],
  templateUrl: './datepicker-date-class-example.html',
  styleUrl: './datepicker-date-class-example.css',
  // The calendar opens in an overlay, where scoped styles don't apply.
  encapsulation: ViewEncapsulation.None,
})
export class DatepickerDateClassExample {
  protected readonly day = signal<Date | null>(new Date(2026, 2, 3));

  /** Cells of months and years get no class. */
  protected readonly classOf: MatCalendarCellClassFunction<Date> = (date, view) => {
    const bin = view === 'month' && binOf(date);
    return bin ? `collection-${bin}` : '';
  };

  // Screen readers don't announce classes, so the page repeats the information as text.
  protected readonly advice = computed(() => {
    const day = this.day();
    if (!day) return 'Choose a day';
    const bin = binOf(day);
    return bin ? `Put out the ${bin}` : 'Nothing is collected on that day';
  });
}

/** Paper is collected on the first and third Tuesday of a month, glass on the 28th. */
function binOf(date: Date): 'paper' | 'glass' | undefined {
  const week = Math.ceil(date.getDate() / 7);
  if (date.getDay() === 2 && (week === 1 || week === 3)) return 'paper';
  return date.getDate() === 28 ? 'glass' : undefined;
}
