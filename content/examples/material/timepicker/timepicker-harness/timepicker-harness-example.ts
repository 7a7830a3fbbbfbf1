import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import {
  MatTimepicker,
  MatTimepickerInput,
  MatTimepickerToggle,
} from '@angular/material/timepicker';

/**
 * @title Harness test of a timepicker
 * @summary Opens the list, selects an option and types a time, with harnesses.
 */
@Component({
  selector: 'timepicker-harness-example',
  imports: [
    FormsModule,
    MatFormField,
    MatInput,
    MatLabel,
    MatSuffix,
    MatTimepicker,
    MatTimepickerInput,
    MatTimepickerToggle,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './timepicker-harness-example.html',
})
export class TimepickerHarnessExample {
  protected readonly crossing = signal<Date | null>(new Date(2027, 7, 20, 8, 0));
}
