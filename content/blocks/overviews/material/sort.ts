import type { Signal } from '@angular/core';
import type { MatSort } from '@angular/material/sort';
import type { MatTableDataSource } from '@angular/material/table';

interface Fare {
  name: string;
  price: number;
  operator: { name: string };
}

export declare class View {
  fares: MatTableDataSource<Fare>;
}

export declare class Host {
  sort: Signal<MatSort>;
}

export declare class Connected {
  dataSource: MatTableDataSource<Fare>;
}

export declare const dataSource: MatTableDataSource<Fare>;
