import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatIcon } from '@angular/material/icon';
import { MatInput } from '@angular/material/input';
import {
  MatTimepicker,
  MatTimepickerInput,
  MatTimepickerToggle,
} from '@angular/material/timepicker';

/**
 * @title Custom toggle icon
 * @summary Replaces the clock of the toggle with an alarm.
 */
@Component({
  selector: 'timepicker-custom-icon-example',
  imports: [
    FormsModule,
    MatFormField,
    MatIcon,
    MatInput,
    MatLabel,
    MatSuffix,
    MatTimepicker,
    MatTimepickerInput,
    MatTimepickerToggle,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './timepicker-custom-icon-example.html',
})
export class TimepickerCustomIconExample {
  protected readonly wake = signal<Date | null>(new Date(2027, 5, 1, 6, 30));
}
