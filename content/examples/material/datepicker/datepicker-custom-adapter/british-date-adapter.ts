import { Injectable } from '@angular/core';
import { MAT_NATIVE_DATE_FORMATS, MatDateFormats, NativeDateAdapter } from '@angular/material/core';

const DAY_MONTH_YEAR = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/;

/**
 * Parses typed dates as day/month/year. The native adapter formats dates by locale, but parses them
 * with `Date.parse`, which reads 3/4/2026 as March 4 in every locale.
 */
@Injectable()
export class BritishDateAdapter extends NativeDateAdapter {
  override parse(value: unknown): Date | null {
    if (typeof value !== 'string') return super.parse(value);
    const typed = value.trim();
    if (!typed) return null;
    const [, day, month, year] = DAY_MONTH_YEAR.exec(typed) ?? [];
    if (!day) return this.invalid();
    const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
    return this.dateOf(fullYear, Number(month) - 1, Number(day));
  }

  /** Returns an invalid date for typed dates such as February 31, for which `createDate` throws. */
  private dateOf(year: number, month: number, day: number): Date {
    if (month < 0 || month > 11) return this.invalid();
    const days = this.getNumDaysInMonth(this.createDate(year, month, 1));
    return day >= 1 && day <= days ? this.createDate(year, month, day) : this.invalid();
  }
}

export const BRITISH_DATE_FORMATS: MatDateFormats = {
  parse: MAT_NATIVE_DATE_FORMATS.parse,
  display: {
    ...MAT_NATIVE_DATE_FORMATS.display,
    dateInput: { day: '2-digit', month: '2-digit', year: 'numeric' },
  },
};
