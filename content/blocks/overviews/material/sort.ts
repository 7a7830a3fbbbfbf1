import type { Signal } from '@angular/core';
import type { MatSort } from '@angular/material/sort';
import type { MatTableDataSource } from '@angular/material/table';

export declare class View {
  fares: MatTableDataSource<{ price: number }>;
}

export declare class Host {
  sort: Signal<MatSort>;
}
