import { Component, input, output } from '@angular/core';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import {
  MatTimepicker,
  MatTimepickerInput,
  MatTimepickerToggle,
} from '@angular/material/timepicker';

/**
 * @title Timepicker playground
 * @summary Lets you try the inputs of a timepicker.
 */
@Component({
  selector: 'timepicker-playground-example',
  imports: [
    MatFormField,
    MatInput,
    MatLabel,
    MatSuffix,
    MatTimepicker,
    MatTimepickerInput,
    MatTimepickerToggle,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './timepicker-playground-example.html',
})
export class TimepickerPlaygroundExample {
  /** Label of the form field. */
  readonly label = input('Departure');
  /** Time between two options of the list. */
  readonly interval = input<'15min' | '30min' | '1h'>('30min');
  /** Earliest time that is valid and listed. */
  readonly min = input<'06:00' | '08:00' | '10:00'>('08:00');
  /** Latest time that is valid and listed. */
  readonly max = input<'16:00' | '18:00' | '20:00'>('18:00');
  /** Opens the list on a click on the field, not only on the toggle. */
  readonly openOnClick = input(true);
  /** Disables the field and its toggle. */
  readonly disabled = input(false);
  /** Turns off the ripple of the options. */
  readonly disableRipple = input(false);

  readonly opened = output<void>();
  readonly closed = output<void>();
  readonly selected = output<Date>();
}
