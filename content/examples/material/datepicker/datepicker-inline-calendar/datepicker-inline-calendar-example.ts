import { DatePipe } from '@angular/common';
import { Component, signal } from '@angular/core';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';

/**
 * @title Inline calendar
 * @summary Shows a calendar in the page, without an input.
 */
@Component({
  selector: 'datepicker-inline-calendar-example',
  imports: [DatePipe, MatDatepickerModule],
  providers: [provideNativeDateAdapter()],
  templateUrl: './datepicker-inline-calendar-example.html',
  styleUrl: './datepicker-inline-calendar-example.css',
})
export class DatepickerInlineCalendarExample {
  protected readonly opening = new Date(2025, 2, 1);
  protected readonly today = new Date(2025, 2, 31);
  protected readonly day = signal<Date | null>(new Date(2025, 2, 12));

  /** Tide heights in meters that repeat every two weeks. */
  protected height(day: Date): string {
    return (3.1 + 1.2 * Math.cos((day.getDate() / 14) * 2 * Math.PI)).toFixed(1);
  }
}
