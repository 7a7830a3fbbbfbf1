import { Component, input, output } from '@angular/core';
import { provideNativeDateAdapter } from '@angular/material/core';
import {
  MatDatepicker,
  MatDatepickerInput,
  MatDatepickerToggle,
} from '@angular/material/datepicker';
import { MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title Datepicker playground
 * @summary Lets you try the start view, the touch layout, the position and other options.
 */
@Component({
  selector: 'datepicker-playground-example',
  imports: [
    MatDatepicker,
    MatDatepickerInput,
    MatDatepickerToggle,
    MatFormField,
    MatInput,
    MatLabel,
    MatSuffix,
  ],
  providers: [provideNativeDateAdapter()],
  templateUrl: './datepicker-playground-example.html',
})
export class DatepickerPlaygroundExample {
  /** Label of the form field. */
  readonly label = input('Day of the crossing');
  /** View that the calendar opens with. */
  readonly startView = input<'month' | 'year' | 'multi-year'>('month');
  /** Opens a large calendar in the middle of the screen. */
  readonly touchUi = input(false);
  /** Disables the calendar, so that it can't be opened. */
  readonly disabled = input(false);
  /** Edge of the field that the calendar aligns with. */
  readonly xPosition = input<'start' | 'end'>('start');
  /** Preferred side of the field for the calendar. */
  readonly yPosition = input<'above' | 'below'>('below');
  /** Returns focus to the button when the calendar closes. */
  readonly restoreFocus = input(true);

  readonly opened = output<void>();
  readonly closed = output<void>();
  readonly dateChange = output<Date | null>();
}
