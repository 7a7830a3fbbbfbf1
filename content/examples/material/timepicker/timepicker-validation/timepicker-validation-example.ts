import { Component } from '@angular/core';
import { FormControl, ReactiveFormsModule, Validators } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatError, MatFormField, MatHint, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import {
  MatTimepicker,
  MatTimepickerInput,
  MatTimepickerToggle,
} from '@angular/material/timepicker';

/**
 * @title Validation of the earliest and latest time
 * @summary Shows an error for text that isn't a time, and for times that are too early or too late.
 */
@Component({
  selector: 'timepicker-validation-example',
  imports: [
    MatError,
    MatFormField,
    MatHint,
    MatInput,
    MatLabel,
    MatSuffix,
    MatTimepicker,
    MatTimepickerInput,
    MatTimepickerToggle,
    ReactiveFormsModule,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './timepicker-validation-example.html',
})
export class TimepickerValidationExample {
  protected readonly practice = new FormControl<Date | null>(null, Validators.required);
}
