import { Injectable, signal } from '@angular/core';
import { addDays, countDays, isoDay, Period, periodBefore } from './periods';

export interface Sales {
  /** The first and the last day, as ISO 8601 dates. */
  from: string;
  to: string;
  orders: number;
  revenue: number;
}

// #docregion contract
export interface Report {
  total: Sales;
  /** The same number of days before. */
  before: Sales;
  /** The days, weeks or months of the period, whichever fits its length. */
  parts: readonly Sales[];
  unit: 'day' | 'week' | 'month';
}
// #enddocregion contract

/** Before this day, nothing was sold. */
const OPENED = '2026-06-01';

/** Stands in for a server: adds up the sales of a period, and takes half a second. */
@Injectable({ providedIn: 'root' })
export class SalesService {
  /** While this is true, every request fails, so that you can see the error. */
  readonly fails = signal(false);

  async load(period: Period, signal: AbortSignal): Promise<Report> {
    await latency(500, signal);
    if (this.fails()) throw new Error('The server returned 503');
    const days = daysOf(period);
    const unit = unitFor(days.length);
    return {
      total: addUp(days),
      before: addUp(daysOf(periodBefore(period))),
      parts: split(days, unit).map(addUp),
      unit,
    };
  }
}

function daysOf(period: Period): Sales[] {
  return Array.from({ length: countDays(period) }, (_, index) => {
    const date = addDays(period.from, index);
    const day = isoDay(date);
    const orders = day < OPENED ? 0 : 6 + ((date.getDate() * 7 + date.getMonth() * 5) % 11);
    return { from: day, to: day, orders, revenue: orders * (31 + (date.getDate() % 9)) };
  });
}

function unitFor(days: number): Report['unit'] {
  if (days <= 10) return 'day';
  return days <= 70 ? 'week' : 'month';
}

function split(days: readonly Sales[], unit: Report['unit']): Sales[][] {
  const parts = new Map<string, Sales[]>();
  days.forEach((day, index) => {
    const key = keyOf(day, index, unit);
    parts.set(key, [...(parts.get(key) ?? []), day]);
  });
  return [...parts.values()];
}

function keyOf({ from }: Sales, index: number, unit: Report['unit']): string {
  if (unit === 'month') return from.slice(0, 7);
  return unit === 'week' ? String(Math.floor(index / 7)) : from;
}

function addUp(days: readonly Sales[]): Sales {
  return days.reduce((sum, day) => ({
    from: sum.from,
    to: day.to,
    orders: sum.orders + day.orders,
    revenue: sum.revenue + day.revenue,
  }));
}

function latency(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('A newer request replaced this one', 'AbortError'));
    });
  });
}
