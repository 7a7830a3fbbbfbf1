import type { Signal } from '@angular/core';
import type { FormControl } from '@angular/forms';

export interface Station {
  code: string;
  name: string;
}

export declare class View {
  station: FormControl<Station | null>;
  stations: Signal<Station[]>;
  sameStation: (a: Station | null, b: Station | null) => boolean;
  seatClass: string | undefined;
  days: FormControl<string[] | null>;
  week: readonly string[];
  several: Signal<boolean>;
}
