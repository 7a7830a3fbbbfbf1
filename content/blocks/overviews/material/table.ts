import type { Signal, TrackByFunction } from '@angular/core';
import type { MatTableDataSource } from '@angular/material/table';

interface Departure {
  number: string;
  time: string;
  to: string;
  platform: number;
  seats: number;
}

export declare class View {
  rows: Signal<Departure[]>;
  departures: Departure[];
  columns: string[];
  seatsInAll: Signal<number>;
  fields: { name: keyof Departure; title: string }[];
  shown: Signal<string[]>;
  byNumber: TrackByFunction<Departure>;
  open(row: Departure): void;
}

export declare class Host {
  dataSource: MatTableDataSource<Departure>;
}

export declare const dataSource: MatTableDataSource<Departure>;

export declare const departure: Departure;
