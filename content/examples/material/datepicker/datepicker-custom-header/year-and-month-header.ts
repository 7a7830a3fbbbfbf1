import { Component, inject } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { MatIconButton } from '@angular/material/button';
import { DateAdapter, MAT_DATE_FORMATS } from '@angular/material/core';
import { MatCalendar } from '@angular/material/datepicker';
import { MatIcon } from '@angular/material/icon';
import { map, startWith } from 'rxjs';

/** A calendar header with buttons for a month and for a year. */
@Component({
  selector: 'year-and-month-header',
  imports: [MatIcon, MatIconButton],
  template: `
    <button matIconButton aria-label="A year back" (click)="go(-12)">
      <mat-icon>keyboard_double_arrow_left</mat-icon>
    </button>
    <button matIconButton aria-label="A month back" (click)="go(-1)">
      <mat-icon>chevron_left</mat-icon>
    </button>
    <span aria-live="polite">{{ period() }}</span>
    <button matIconButton aria-label="A month on" (click)="go(1)">
      <mat-icon>chevron_right</mat-icon>
    </button>
    <button matIconButton aria-label="A year on" (click)="go(12)">
      <mat-icon>keyboard_double_arrow_right</mat-icon>
    </button>
  `,
  styles: `
    :host {
      display: flex;
      align-items: center;
      padding: 8px 0;
    }

    span {
      flex: 1;
      text-align: center;
    }

    :host-context([dir='rtl']) mat-icon {
      transform: scaleX(-1);
    }
  `,
})
export class YearAndMonthHeader<D> {
  private readonly calendar = inject<MatCalendar<D>>(MatCalendar);
  private readonly formats = inject(MAT_DATE_FORMATS);
  private readonly adapter = inject<DateAdapter<D>>(DateAdapter);

  // The calendar emits when it changes, but not what it shows, so read that each time.
  protected readonly period = toSignal(
    this.calendar.stateChanges.pipe(
      startWith(undefined),
      map(() =>
        this.adapter.format(this.calendar.activeDate, this.formats.display.monthYearA11yLabel),
      ),
    ),
  );

  protected go(months: number) {
    const { activeDate } = this.calendar;
    this.calendar.activeDate = this.adapter.addCalendarMonths(activeDate, months);
  }
}
