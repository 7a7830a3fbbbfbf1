import type { Signal } from '@angular/core';
import type { FormControl } from '@angular/forms';
import type { MatListOption } from '@angular/material/list';

export declare class View {
  pages: Signal<{ path: string; title: string }[]>;
  toppings: FormControl<string[] | null>;
  names: Signal<string[]>;
  several: Signal<boolean>;
  rename(): void;
  share(): void;
  changed(options: MatListOption[]): void;
}
