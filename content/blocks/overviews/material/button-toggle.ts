import type { WritableSignal } from '@angular/core';
import type { FormControl } from '@angular/forms';

export declare class View {
  gridVisible: WritableSignal<boolean>;
  cabin: FormControl<string | null>;
  ratings: string[];
  rating: WritableSignal<string | null>;
  rate(option: string): void;
}

export declare class Host {
  rating: WritableSignal<string | null>;
}
