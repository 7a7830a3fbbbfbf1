import type { Signal } from '@angular/core';
import type { FormControl } from '@angular/forms';
import type { MatTimepicker, MatTimepickerOption } from '@angular/material/timepicker';

export declare class View {
  slots: Signal<MatTimepickerOption<Date>[]>;
  picker: MatTimepicker<Date>;
  opens: Date;
  closes: Date;
  time: FormControl<Date | null>;
}
