import type { HttpClient } from '@angular/common/http';
import type { Signal, WritableSignal } from '@angular/core';
import type { MatPaginator, PageEvent } from '@angular/material/paginator';
import type { MatTableDataSource } from '@angular/material/table';

export interface OrderPage {
  rows: string[];
  total: number;
}

export declare class View {
  loading: Signal<boolean>;
  total: Signal<number>;
  load(event: PageEvent): void;
}

export declare class Host {
  http: HttpClient;
  rows: WritableSignal<string[]>;
  total: WritableSignal<number>;
  index: Signal<number>;
  size: Signal<number>;
  books: MatTableDataSource<unknown>;
  paginator: Signal<MatPaginator>;
}
