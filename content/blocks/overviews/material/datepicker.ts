import type { WritableSignal } from '@angular/core';
import type { FormControl, FormGroup } from '@angular/forms';
import type { MatDatepicker } from '@angular/material/datepicker';

export declare class View {
  stay: FormGroup<{ from: FormControl<Date | null>; to: FormControl<Date | null> }>;
  day: WritableSignal<Date | null>;
  picker: MatDatepicker<Date>;
  departure: FormControl<Date | null>;
}
