import { Component, signal, ViewEncapsulation } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatCalendarCellClassFunction, MatDatepickerModule } from '@angular/material/datepicker';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Disabled dates
 * @summary Rejects Mondays and holidays with a filter function.
 */
@Component({
  selector: 'datepicker-filter-example',
  imports: [FormsModule, MatDatepickerModule, MatFormFieldModule, MatInputModule],
  providers: [provideNativeDateAdapter()],
  templateUrl: './datepicker-filter-example.html',
  styleUrl: './datepicker-filter-example.css',
  // The calendar opens in an overlay, where scoped styles don't apply.
  encapsulation: ViewEncapsulation.None,
})
export class DatepickerFilterExample {
  protected readonly start = new Date(2026, 4, 1);
  protected readonly visit = signal<Date | null>(null);

  protected readonly isOpen = (date: Date | null) =>
    !!date && date.getDay() !== 1 && !isHoliday(date);

  /** Draws a ring around Fridays, when the museum closes late. */
  protected readonly markLateNights: MatCalendarCellClassFunction<Date> = (date, view) =>
    view === 'month' && date.getDay() === 5 && this.isOpen(date) ? 'museum-late-night' : '';
}

const HOLIDAYS = [new Date(2026, 4, 1), new Date(2026, 4, 14)].map((day) => day.getTime());

function isHoliday(date: Date): boolean {
  return HOLIDAYS.includes(date.getTime());
}
