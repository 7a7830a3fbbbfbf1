import { inject, Injectable } from '@angular/core';
import { DateAdapter } from '@angular/material/core';
import { DateRange, MatDateRangeSelectionStrategy } from '@angular/material/datepicker';

/** Selects the week of the clicked day, from Monday to Sunday. */
@Injectable()
export class WholeWeekStrategy<D> implements MatDateRangeSelectionStrategy<D> {
  private readonly adapter = inject<DateAdapter<D>>(DateAdapter);

  selectionFinished(date: D | null): DateRange<D> {
    return this.weekOf(date);
  }

  createPreview(activeDate: D | null): DateRange<D> {
    return this.weekOf(activeDate);
  }

  private weekOf(date: D | null): DateRange<D> {
    if (!date) return new DateRange<D>(null, null);
    const sinceMonday = (this.adapter.getDayOfWeek(date) + 6) % 7;
    const monday = this.adapter.addCalendarDays(date, -sinceMonday);
    return new DateRange<D>(monday, this.adapter.addCalendarDays(monday, 6));
  }
}
