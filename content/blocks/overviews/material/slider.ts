import type { FormControl } from '@angular/forms';

export declare class View {
  lowest: number;
  highest: number;
  preview(event: Event): void;
  save(value: number): void;
}

export declare class Prices {
  lowest: FormControl<number>;
  highest: FormControl<number>;
}
