import type { WritableSignal } from '@angular/core';
import type { FormControl, FormGroup } from '@angular/forms';

export declare class View {
  form: FormGroup<{ terms: FormControl<boolean> }>;
  week: string[];
  days: WritableSignal<string[]>;
  set(day: string, on: boolean): void;
}

export declare class Host {
  days: WritableSignal<string[]>;
}
