import type { Signal, WritableSignal } from '@angular/core';
import type { FormControl } from '@angular/forms';

export declare class View {
  extras: Signal<readonly string[]>;
  coaches: Signal<Coach[]>;
  coach: FormControl<readonly string[]>;
  sameCoach: (a: Coach, b: Coach) => boolean;
}

export declare class ClearedList {
  extras: WritableSignal<readonly string[]>;
}

export interface Coach {
  id: string;
  name: string;
}
