export interface Period {
  from: Date;
  to: Date;
}

/** Both ends may be missing while the user edits them. */
export interface OpenPeriod {
  from: Date | null;
  to: Date | null;
}

export interface Preset {
  name: string;
  of: (today: Date) => Period;
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}

// #docregion presets
export const PRESETS: readonly Preset[] = [
  { name: 'Last 7 days', of: (today) => ({ from: addDays(today, -6), to: today }) },
  { name: 'Last 30 days', of: (today) => ({ from: addDays(today, -29), to: today }) },
  { name: 'This month', of: (today) => ({ from: firstOfMonth(today, 0), to: today }) },
  {
    name: 'Last month',
    of: (today) => ({ from: firstOfMonth(today, -1), to: addDays(firstOfMonth(today, 0), -1) }),
  },
  { name: 'This year', of: (today) => ({ from: new Date(today.getFullYear(), 0, 1), to: today }) },
];

function firstOfMonth(date: Date, offset: number): Date {
  return new Date(date.getFullYear(), date.getMonth() + offset, 1);
}
// #enddocregion presets

// #docregion days
/** Counts the days of a period. Rounded, because the clocks may change in between. */
export function countDays({ from, to }: Period): number {
  return Math.round((to.getTime() - from.getTime()) / (24 * 60 * 60 * 1000)) + 1;
}

/** The period of the same length that ends the day before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -countDays(period)), to: addDays(period.from, -1) };
}

/** Writes the day as a server expects it. `toISOString` would convert it to UTC, which may be another day. */
export function isoDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
// #enddocregion days
