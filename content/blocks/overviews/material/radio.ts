import type { WritableSignal } from '@angular/core';
import type { FormControl } from '@angular/forms';

interface Fare {
  id: number;
  name: string;
}

export declare class View {
  seat: FormControl<string | null>;
  fares: readonly Fare[];
  chosen: WritableSignal<Fare | null>;
}

export declare class Host {
  fares: readonly Fare[];
  chosen: WritableSignal<Fare | null>;
}
