import type { Signal } from '@angular/core';

interface Train {
  number: string;
  seats: number;
}

export declare class View {
  trains: Train[];
  columns: string[];
  arrivals: Signal<Train[]>;
  isCanceled: (index: number, train: Train) => boolean;
  byNumber: (index: number, train: Train) => string;
}

export declare class ChangingColumns {
  columns: Signal<string[]>;
}

export declare class Host {
  names: string[];
}
