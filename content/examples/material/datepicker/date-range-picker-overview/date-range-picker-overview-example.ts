import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatFormFieldModule } from '@angular/material/form-field';

const DAY = 24 * 60 * 60 * 1000;

/**
 * @title Date range picker
 * @summary Selects the first and the last day of a stay, and counts the nights.
 */
@Component({
  selector: 'date-range-picker-overview-example',
  imports: [FormsModule, MatDatepickerModule, MatFormFieldModule],
  providers: [provideNativeDateAdapter()],
  templateUrl: './date-range-picker-overview-example.html',
  styleUrl: './date-range-picker-overview-example.css',
})
export class DateRangePickerOverviewExample {
  protected readonly arrival = signal<Date | null>(new Date(2026, 5, 12));
  protected readonly departure = signal<Date | null>(new Date(2026, 5, 19));

  protected readonly nights = computed(() => {
    const [from, to] = [this.arrival(), this.departure()];
    // Rounded, because the clocks may change during a stay.
    return from && to ? Math.round((to.getTime() - from.getTime()) / DAY) : 0;
  });
}
