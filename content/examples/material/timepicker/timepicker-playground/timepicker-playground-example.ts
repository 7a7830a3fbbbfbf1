import { Component, input, output } from '@angular/core';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import {
  MatTimepicker,
  MatTimepickerInput,
  MatTimepickerToggle,
} from '@angular/material/timepicker';

/** @title Timepicker playground */
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
  /** What is asked for. */
  readonly label = input('Departure');
  /** How far the times in the list are apart. */
  readonly interval = input<'15min' | '30min' | '1h'>('30min');
  /** The earliest time. */
  readonly min = input<'06:00' | '08:00' | '10:00'>('08:00');
  /** The latest time. */
  readonly max = input<'16:00' | '18:00' | '20:00'>('18:00');
  /** Opens the list when the field is pressed, not just by its button. */
  readonly openOnClick = input(true);
  /** Takes no time. */
  readonly disabled = input(false);
  /** Leaves out the wave where an entry is pressed. */
  readonly disableRipple = input(false);

  readonly opened = output<void>();
  readonly closed = output<void>();
  readonly selected = output<Date>();
}
