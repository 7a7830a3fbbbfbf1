import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import {
  MatTimepicker,
  MatTimepickerInput,
  MatTimepickerOption,
  MatTimepickerToggle,
} from '@angular/material/timepicker';

/**
 * @title Custom list of times
 * @summary Offers four named times instead of regular intervals.
 */
@Component({
  selector: 'timepicker-options-example',
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
  templateUrl: './timepicker-options-example.html',
})
export class TimepickerOptionsExample {
  protected readonly lights: MatTimepickerOption<Date>[] = [
    { label: 'Dawn', value: new Date(2027, 3, 10, 5, 52) },
    { label: 'Low sun', value: new Date(2027, 3, 10, 7, 15) },
    { label: 'Golden hour', value: new Date(2027, 3, 10, 19, 8) },
    { label: 'Blue hour', value: new Date(2027, 3, 10, 20, 21) },
  ];
  protected readonly shot = signal<Date | null>(this.lights[2].value);
}
