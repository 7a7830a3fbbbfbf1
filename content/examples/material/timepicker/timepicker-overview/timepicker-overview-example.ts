import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import {
  MatTimepicker,
  MatTimepickerInput,
  MatTimepickerToggle,
} from '@angular/material/timepicker';

/**
 * @title Basic timepicker
 * @summary Lets users type a time, or choose one from a list with a step of 45 minutes.
 */
@Component({
  selector: 'timepicker-overview-example',
  imports: [
    FormsModule,
    MatFormField,
    MatHint,
    MatInput,
    MatLabel,
    MatSuffix,
    MatTimepicker,
    MatTimepickerInput,
    MatTimepickerToggle,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './timepicker-overview-example.html',
})
export class TimepickerOverviewExample {
  protected readonly start = signal<Date | null>(null);
}
