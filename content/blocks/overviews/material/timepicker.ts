import type { FormControl } from '@angular/forms';
import type { MatTimepicker } from '@angular/material/timepicker';

export declare class View {
  picker: MatTimepicker<Date>;
  opens: Date;
  closes: Date;
  time: FormControl<Date | null>;
}
