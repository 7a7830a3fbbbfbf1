import { Injectable, signal } from '@angular/core';

export interface Repair {
  ticket: number;
  customer: string;
  bike: string;
  state: 'Waiting' | 'In work' | 'Ready';
  /** An ISO 8601 date. */
  due: string;
}

// #docregion contract
export interface RepairQuery {
  filter: string;
  /** A column, and "asc" or "desc". */
  sort: string;
  order: string;
  pageIndex: number;
  pageSize: number;
}

export interface RepairPage {
  repairs: Repair[];
  /** How many repairs match on all pages. */
  total: number;
}
// #enddocregion contract

const CUSTOMERS = ['Ayla Brandt', 'Jonas Weir', 'Mei Castell', 'Tove Lindgren', 'Rui Abreu'];
const BIKES = ['City bike', 'Cargo bike', 'Road bike', 'Tandem', 'Folding bike', 'Child’s bike'];
const STATES = ['Waiting', 'In work', 'Ready'] as const;

/** The 57 repairs that the pretended server has. */
const REPAIRS: readonly Repair[] = Array.from({ length: 57 }, (_, index) => ({
  ticket: 2101 + index,
  customer: CUSTOMERS[(index * 3) % CUSTOMERS.length],
  bike: BIKES[(index * 5) % BIKES.length],
  state: STATES[(index * 7) % STATES.length],
  due: `2027-05-${String(1 + ((index * 11) % 28)).padStart(2, '0')}`,
}));

/** Stands in for a server: filters, sorts and cuts out one page, and takes half a second. */
@Injectable({ providedIn: 'root' })
export class RepairService {
  /** While this is true, every request fails, so that you can see the error. */
  readonly fails = signal(false);

  async load(query: RepairQuery, signal: AbortSignal): Promise<RepairPage> {
    await latency(500, signal);
    if (this.fails()) throw new Error('The server returned 503');
    const word = query.filter.trim().toLowerCase();
    const found = REPAIRS.filter((repair) =>
      Object.values(repair).join(' ').toLowerCase().includes(word),
    );
    const sign = query.order === 'desc' ? -1 : 1;
    const sorted = found.sort((a, b) => sign * compare(a, b, query.sort));
    const start = query.pageIndex * query.pageSize;
    return { repairs: sorted.slice(start, start + query.pageSize), total: found.length };
  }
}

function compare(a: Repair, b: Repair, column: string): number {
  if (column === 'ticket') return a.ticket - b.ticket;
  if (column === 'customer') return a.customer.localeCompare(b.customer);
  return a.due.localeCompare(b.due);
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
