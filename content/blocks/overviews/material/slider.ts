import type { WritableSignal } from '@angular/core';
import type { FormControl } from '@angular/forms';

export declare class View {
  lowest: number;
  highest: number;
  preview(value: number): void;
  save(value: number): void;
  budget: WritableSignal<number>;
  speeds: readonly number[];
  speed: WritableSignal<number>;
  speedAt: (index: number) => string;
}

export declare class Prices {
  lowest: FormControl<number>;
  highest: FormControl<number>;
}
