import type { WritableSignal } from '@angular/core';
import type { FormControl } from '@angular/forms';

export declare class View {
  gridVisible: WritableSignal<boolean>;
  cabin: FormControl<string | null>;
}
